// Loads the rules; everything else waits for them.
import { Module } from "../wasm/module";
import rulesUrl from "../../../build/wasm/rules.wasm?url";
import { Rules } from "./rules";

export async function loadRules(): Promise<Rules> {
  return new Rules(await Module.make(await WebAssembly.compileStreaming(fetch(rulesUrl))));
}
