import { beforeEach, expect, test } from "vitest";
import { invitesOf, rememberInvites, seatAddress, seatSecret } from "../../src/pages/invitations";

beforeEach(() => localStorage.clear());

test("the invitations of the last twenty games are remembered", () => {
  for (let game = 0; game < 25; ++game) rememberInvites(`g${game}`, [`i${game}`]);
  expect(invitesOf("g24")).toEqual(["i24"]);
  expect(invitesOf("g5")).toEqual(["i5"]);
  expect(invitesOf("g4")).toEqual([]);
});

test("what cannot be read counts as none", () => {
  localStorage.setItem("invitations", "{");
  expect(invitesOf("g")).toEqual([]);
});

test("a seat is forgotten by its own address only", () => {
  seatAddress.keep("#/game/1/s");
  seatAddress.forget("#/game/2/s");
  expect(seatAddress.read()).toBe("#/game/1/s");
  seatAddress.forget("#/game/1/s");
  expect(seatAddress.read()).toBeNull();
});

test("every attempt to take a seat is made with the same secret, another for each seat", () => {
  const first = seatSecret("g", "invite");
  expect(seatSecret("g", "invite")).toBe(first);
  expect(seatSecret("g", "other")).not.toBe(first);
  expect(seatSecret("h", "invite")).not.toBe(first);
});
