import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AddressWriter, INTERVAL } from "../../src/analysis/address_writer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const written: string[] = [];
  return {
    written,
    writer: new AddressWriter(
      (address) => void written.push(address),
      () => Date.now(),
    ),
  };
}

test("the first address is written at once, of a quick succession the last one later", () => {
  const { written, writer } = setUp();
  for (const address of ["a", "b", "c"]) writer.write(address);
  expect(written).toEqual(["a"]);
  vi.advanceTimersByTime(INTERVAL);
  expect(written).toEqual(["a", "c"]);
});

test("what was cancelled is not written", () => {
  const { written, writer } = setUp();
  writer.write("a");
  writer.write("b");
  writer.cancel();
  vi.advanceTimersByTime(INTERVAL);
  expect(written).toEqual(["a"]);
});
