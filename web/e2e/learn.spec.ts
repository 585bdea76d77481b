// The rule book: both games learnt to the end, by mouse and by keys alone; wrong answers are explained.
import { directionsInWords, typeset } from "../src/i18n/prose";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { Rules } from "../src/game/rules";
import type { Language, Phrase } from "../src/game/types";
import { Judge } from "../src/learn/judge";
import { stepsOf, type Lesson, type Step } from "../src/games/lesson";
import { lesson as samliamLesson } from "../src/games/samliam/lessons";
import { lesson as siamLesson } from "../src/games/siam/lessons";
import { load } from "../tests/wasm";
import { cell, expect, playByKeys, playByMouse, tabTo, test, walkTo } from "./support";

const lessons: Lesson[] = [siamLesson, samliamLesson];
let rules: Rules;
test.beforeAll(async () => {
  rules = new Rules(await load("rules"));
});

const feedback = (page: Page, tone: string) => page.locator(`[data-feedback=${tone}]`);
const answer = (key: string) => `[data-answer="${key}"]`;

/** As the page prints it. */
const shown = (text: string, language: Language) => {
  const words = directionsInWords(text, language);
  return language === "fr" ? typeset(words) : words;
};

/** Expects a sentence as feedback. */
async function told(page: Page, tone: string, phrase: Phrase, language: Language): Promise<void> {
  await expect(feedback(page, tone)).toContainText(shown(phrase[language], language));
}

/** Ways to touch a page. */
type Touch = {
  place: (place: string) => Promise<void>;
  button: (selector: string) => Promise<void>;
  move: (move: string, judge: Judge) => Promise<void>;
};

function mouse(page: Page): Touch {
  return {
    place: (place) => cell(page, place).click(),
    button: (selector) => page.locator(selector).click(),
    move: (move, judge) => playByMouse(page, move, judge.view().toMove),
  };
}

function keys(page: Page): Touch {
  return {
    place: async (place) => {
      await walkTo(page, place);
      await page.keyboard.press("Enter");
    },
    button: async (selector) => {
      await tabTo(page, selector);
      await page.keyboard.press("Enter");
    },
    move: (move, judge) => {
      const own = judge.view().seats[judge.view().toMove]!.letter;
      const there = judge.view().pieces.find(({ place }) => place === move.slice(1, 3));
      return playByKeys(page, move, move.startsWith("@") && there?.piece[0] === own);
    },
  };
}

async function play(touch: Touch, judge: Judge, move: string): Promise<void> {
  const [plain = ""] = move.split("!");
  await touch.move(plain, judge);
  const several = judge.view().moves.filter(([one]) => one.split("!")[0] === plain).length > 1;
  if (several) await touch.button(answer(move));
}

/** Gives a wrong answer where there is one, and sees it explained. */
async function fail(page: Page, touch: Touch, judge: Judge, language: Language): Promise<void> {
  const { task } = judge;
  if (task.kind === "choose") {
    const wrong = task.answers.findIndex((_, index) => !judge.chosen(index).right);
    await touch.button(answer(String(wrong)));
    await told(page, "wrong", task.answers[wrong]!.why!, language);
  } else if (task.kind === "announce") {
    const wrong = judge.calls().find((call) => !judge.announced(call).right)!;
    await touch.button(answer(wrong));
    await told(page, "wrong", task.missed, language);
  } else if (task.kind === "point") {
    const wrong = judge
      .view()
      .board.flat()
      .find((place) => !judge.places().includes(place))!;
    await touch.place(wrong);
    await told(page, "wrong", task.missed, language);
  } else {
    const wrong = judge.view().moves.find(([move]) => !judge.played(move).right)?.[0];
    if (!wrong) return;
    await play(touch, judge, wrong);
    const { say, because } = judge.played(wrong);
    await told(page, "wrong", say, language);
    await told(page, "wrong", because!.verdict, language);
  }
}

/** Does what the step asks for. */
async function solve(touch: Touch, judge: Judge): Promise<void> {
  const { task } = judge;
  if (task.kind === "choose") {
    const right = task.answers.findIndex((_, index) => judge.chosen(index).right);
    await touch.button(answer(String(right)));
  } else if (task.kind === "announce") {
    await touch.button(answer(judge.due()[0]!));
  } else if (task.kind === "point") {
    for (const place of judge.places().slice(0, judge.wanted)) await touch.place(place);
  } else {
    await play(touch, judge, task.intended);
  }
}

/** Learns a game to the end. `before` each step is done, it is looked at. */
async function learn(
  page: Page,
  lesson: Lesson,
  touch: Touch,
  language: Language,
  before: (judge: Judge) => Promise<void>,
): Promise<void> {
  const steps = stepsOf(lesson);
  for (const [index, step] of steps.entries()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(step.title[language], language));
    const judge = new Judge(rules, lesson, step);
    await before(judge);
    await solve(touch, judge);
    await told(page, "right", step.done, language);
    if (index < steps.length - 1) await touch.button("[data-next]");
  }
}

/** How much of the board or of the task is out of sight. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    return Math.max(0, -box(".board").top, box(".words").bottom - box(".foot").top);
  });

for (const lesson of lessons) {
  test(`the rules of ${lesson.game} by mouse, wrong answers first, up to a first game`, async ({ page }) => {
    test.slow();
    await page.goto("/");
    await page.locator(`a[href="#/learn/${lesson.game}"]`).click();
    const touch = mouse(page);
    await learn(page, lesson, touch, "en", (judge) => fail(page, touch, judge, "en"));
    await page.getByRole("link", { name: "Play a game" }).click();
    await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
    await expect(page.locator(".player").nth(1)).toContainText("Computer, level 1");
  });

  test(`the rules of ${lesson.game} in French on a small screen, by keyboard alone`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => localStorage.setItem("language", "fr"));
    await page.goto("/");
    await tabTo(page, `a[href="#/learn/${lesson.game}"]`);
    await page.keyboard.press("Enter");
    await learn(page, lesson, keys(page), "fr", async (judge) => {
      expect(await hidden(page), judge.step.id).toBe(0);
    });
    await expect(page.getByRole("link", { name: "Jouer une partie" })).toBeFocused();
  });
}

const open = async (page: Page, address: string) => {
  await page.goto(`/#/learn/${address}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};
const stepOf = (lesson: Lesson, id: string): Step => stepsOf(lesson).find((step) => step.id === id)!;

test("what the rules forbid is answered with their reason", async ({ page }) => {
  await open(page, "siam/step");
  await cell(page, "c1").click();
  await cell(page, "c3").click();
  await expect(feedback(page, "wrong")).toContainText("c3 is not beside c1");
  await open(page, "siam/two-against-one");
  await playByMouse(page, "c4c3s");
  await expect(feedback(page, "wrong")).toContainText("the push is too weak: 1 pushes, 1 resists");
  await open(page, "samliam/must-block");
  await cell(page, "a1").click();
  await expect(feedback(page, "wrong")).toContainText("a threat has to be blocked: Red on f4");
  await open(page, "samliam/second-phase");
  await cell(page, "f4").click();
  await expect(feedback(page, "wrong")).toContainText("Red has no triangle in hand");
});

test("progress is kept; chapters lead anywhere; one can start again", async ({ page }) => {
  await open(page, "siam");
  await solve(mouse(page), new Judge(rules, siamLesson, stepOf(siamLesson, "rocks")));
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByRole("link", { name: "Skip", exact: true }).click();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The border");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter");
  await page.goto("/");
  await page.getByRole("link", { name: "Siam: Learn the rules" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The border");
  await page.reload();
  await expect(page.getByLabel("1 of 25 done")).toBeVisible();
  await page.getByRole("button", { name: "Chapters" }).click();
  await expect(page.getByRole("link", { name: /^The rocks\s*, done/ })).toBeVisible();
  await page.getByRole("link", { name: "The nearest wins" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The nearest wins");
  await page.getByRole("button", { name: "Chapters" }).click();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The rocks");
  await expect(page.getByLabel("0 of 25 done")).toBeVisible();
});

test("damaged progress and unknown steps lead to the beginning", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("learn", '{"siam":[1,"nowhere",null]'));
  await open(page, "siam/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The rocks");
  await expect(page.getByLabel("0 of 25 done")).toBeVisible();
});

test("a game in progress leads to the rule book", async ({ page }) => {
  await page.goto("/#/play/samliam?seats=0,0");
  await page.getByText("How to play").click();
  await page.getByRole("link", { name: "Learn the rules by trying them" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Place a triangle");
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the rule book, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    if (scheme === "dark") await page.setViewportSize({ width: 390, height: 844 });
    const check = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const judged = async (lesson: Lesson, id: string) => {
      await open(page, `${lesson.game}/${id}`);
      return new Judge(rules, lesson, stepOf(lesson, id));
    };
    await fail(page, mouse(page), await judged(siamLesson, "two-rocks"), "en");
    await check();
    await solve(mouse(page), await judged(samliamLesson, "song-sam"));
    await expect(feedback(page, "right")).toBeVisible();
    await page.getByRole("button", { name: "Chapters" }).click();
    await check();
  });
}
