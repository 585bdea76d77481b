// The lessons of all games, by step.
import { lesson as samliamLesson } from "../../src/games/samliam/lessons";
import { lesson as siamLesson } from "../../src/games/siam/lessons";
import { stepsOf, type Lesson } from "../../src/games/lesson";

export { samliamLesson, siamLesson };
export const lessons: readonly Lesson[] = [siamLesson, samliamLesson];
export const allSteps = lessons.flatMap((lesson) => stepsOf(lesson).map((step) => ({ lesson, step })));
