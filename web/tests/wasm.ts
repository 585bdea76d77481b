// The modules as the page gets them, for tests in node.
import { readFileSync } from "node:fs";
import { Module, type Imports } from "../src/wasm/module";

export async function load(name: "rules" | "engine", imports: Imports = {}): Promise<Module> {
  const file = new URL(`../../build/wasm/${name}.wasm`, import.meta.url);
  return Module.make(await WebAssembly.compile(readFileSync(file)), imports);
}
