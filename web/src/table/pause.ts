/** An engine answers no sooner than this, so that the eye can follow. */
const PAUSE = 550; // milliseconds

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));
