import { beforeEach, expect, test } from "vitest";
import { invitesOf, linkBase, rememberInvites, seatAddress, seatSecret } from "../../src/pages/invitations";

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

test("links for others name the public address, else the page's own, else the one in the house", () => {
  const at = (hostname: string) => ({ origin: `http://${hostname}:8080`, pathname: "/", hostname });
  const server = { api: 1, publicUrl: "https://howdah.example", lanUrl: "http://192.168.1.5:8080/" };
  expect(linkBase(server, at("127.0.0.1"))).toBe("https://howdah.example/");
  const house = { ...server, publicUrl: null };
  expect(linkBase(house, at("my.house"))).toBe("http://my.house:8080/");
  for (const own of ["127.0.0.1", "localhost", "[::1]", "127.8.0.1"])
    expect(linkBase(house, at(own))).toBe("http://192.168.1.5:8080/");
  expect(linkBase(house, at("127.0.0.1.example"))).toBe("http://127.0.0.1.example:8080/");
  expect(linkBase({ ...house, lanUrl: null }, at("localhost"))).toBe("http://localhost:8080/");
  expect(linkBase(null, at("localhost"))).toBe("http://localhost:8080/");
});
