// The engine's thread: one search at a time, answered when it is done. To stop it, end the worker.
import { Module, type Fields } from "../wasm/module";

export type Task = { compiled: WebAssembly.Module } | { call: string; fields: Fields; text: string };
export type News = { report: unknown } | { answer: unknown };

let module: Promise<Module> | null = null;

onmessage = async (event: MessageEvent<Task>) => {
  const task = event.data;
  if ("compiled" in task) {
    module = Module.make(task.compiled, {
      report: (json) => postMessage({ report: JSON.parse(json) } satisfies News),
    });
    return;
  }
  const answer = (await module!).call(task.call, task.fields, { text: task.text });
  postMessage({ answer } satisfies News);
};
