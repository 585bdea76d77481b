// A text as a QR code. What makes it is loaded when somebody wants one.

/** The dark squares as the path of an SVG whose unit is one square, without the margin. */
export type QrPicture = { size: number; path: string };

export async function qrPicture(text: string): Promise<QrPicture> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; ++row)
    for (let column = 0; column < size; ++column)
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  return { size, path };
}
