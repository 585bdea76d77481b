// The name a player last used, for the next game.
export const yourName = {
  read: (): string => localStorage.getItem("name") ?? "",
  keep: (name: string): void => localStorage.setItem("name", name.trim()),
};
