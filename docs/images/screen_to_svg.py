"""Turns a screen as tmux captures it (`capture-pane -e -p`) into an SVG picture."""

import re
import sys
from html import escape

COLUMN, ROW, BASELINE = 9, 19, 14
INK, PAPER = "#e6e6e6", "#16181d"


def colour(number):
    """A colour of the palette of 256; the first sixteen as most terminals show them."""
    first = ["#000000", "#cd3131", "#0dbc79", "#e5e510", "#2472c8", "#bc3fbc", "#11a8cd", "#e5e5e5",
             "#666666", "#f14c4c", "#23d18b", "#f5f543", "#3b8eea", "#d670d6", "#29b8db", "#ffffff"]
    if number < 16:
        return first[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    steps = [0, 95, 135, 175, 215, 255]
    number -= 16
    return "#" + "".join(f"{steps[n]:02x}" for n in (number // 36, number // 6 % 6, number % 6))


class Style:
    def __init__(self):
        self.ink, self.paper, self.bold, self.dim = None, None, False, False

    def change(self, codes):
        """Follows the numbers of one escape sequence."""
        numbers = [int(code or 0) for code in codes.split(";")]
        while numbers:
            code = numbers.pop(0)
            if code == 0:
                self.__init__()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.dim = True
            elif code in (38, 48) and len(numbers) >= 2 and numbers[0] == 5:
                shade = colour(numbers[1])
                self.ink, self.paper = (shade, self.paper) if code == 38 else (self.ink, shade)
                del numbers[:2]
            elif code == 39:
                self.ink = None
            elif code == 49:
                self.paper = None
            elif 30 <= code <= 37:
                self.ink = colour(code - 30)
            elif 40 <= code <= 47:
                self.paper = colour(code - 40)


def runs(line, style):
    """The texts of a line with where they begin and how they look."""
    column = 0
    for part in re.split(r"(\x1b\[[0-9;]*m|\x1b\([B0]|\x0f|\x0e)", line):
        if part.startswith("\x1b["):
            style.change(part[2:-1])
        elif part and part[0] not in "\x1b\x0f\x0e":
            yield column, part, style
            column += len(part)


def main():
    lines = sys.stdin.read().rstrip("\n").split("\n")
    lines += [""] * (24 - len(lines))
    width, height = 80 * COLUMN + 16, len(lines) * ROW + 16
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
           f'<rect width="{width}" height="{height}" rx="8" fill="{PAPER}"/>',
           f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15" fill="{INK}" '
           'xml:space="preserve">']
    style = Style()
    for row, line in enumerate(lines):
        for column, text, look in runs(line, style):
            x, y = 8 + column * COLUMN, 8 + row * ROW
            if look.paper:
                out.append(f'<rect x="{x}" y="{y}" width="{len(text) * COLUMN}" height="{ROW}" '
                           f'fill="{look.paper}"/>')
            if not text.strip():
                continue
            lead = len(text) - len(text.lstrip(" "))
            shown = text.strip(" ")
            attributes = f' fill="{look.ink}"' if look.ink else ""
            attributes += ' font-weight="bold"' if look.bold else ""
            attributes += ' opacity=".6"' if look.dim else ""
            out.append(f'<text x="{x + lead * COLUMN}" y="{y + BASELINE}" '
                       f'textLength="{len(shown) * COLUMN}"{attributes}>{escape(shown)}</text>')
    out.append("</g>\n</svg>")
    print("\n".join(out))


main()
