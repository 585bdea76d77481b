// A WebAssembly module of the project: requests are lines of text, answers JSON.
// The C library in it expects a few system calls; all it really uses is the clock.

export type Imports = { report?: (json: string) => void };

type Exports = {
  memory: WebAssembly.Memory;
  _initialize(): void;
  howdah_alloc(size: number): number;
  howdah_free(place: number): void;
} & Record<string, (place?: number, length?: number) => number>;

const OK = 0;
const NOT_SUPPORTED = 58;

/** The fields of a request; a list is written with spaces between. */
export type Fields = Record<string, string | number | readonly string[] | undefined>;

/** What a request about a record has besides: tags, each a name and a value, and a text of many lines. */
export type RecordFields = { tags?: readonly (readonly [string, string])[]; text?: string };

export class Module {
  private constructor(private readonly exports: Exports) {}

  static async make(compiled: WebAssembly.Module, imports: Imports = {}): Promise<Module> {
    let memory: WebAssembly.Memory;
    const bytes = () => new DataView(memory.buffer);
    const clock = (_id: number, _precision: bigint, place: number) => {
      bytes().setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
      return OK;
    };
    const nothing = (first: number, second: number) => {
      bytes().setUint32(first, 0, true);
      bytes().setUint32(second, 0, true);
      return OK;
    };
    const system: Record<string, unknown> = {
      clock_time_get: clock,
      environ_sizes_get: nothing,
      environ_get: () => OK,
      proc_exit: (code: number) => {
        throw new Error(`the module ended with ${code}`);
      },
    };
    const refused = () => NOT_SUPPORTED;
    const instance = await WebAssembly.instantiate(compiled, {
      wasi_snapshot_preview1: new Proxy(system, {
        get: (known, name) => known[name as string] ?? refused,
      }) as WebAssembly.ModuleImports,
      howdah: {
        report: (place: number, length: number) =>
          imports.report?.(new TextDecoder().decode(new Uint8Array(memory.buffer, place, length))),
      },
    });
    const exports = instance.exports as unknown as Exports;
    memory = exports.memory;
    exports._initialize();
    return new Module(exports);
  }

  /** Calls `howdah_NAME` with a request, as fields or as the text itself, and reads its answer. */
  call(name: string, asked: Fields | string = {}, about: RecordFields = {}): unknown {
    const text = typeof asked === "string" ? asked : requestText(asked, about);
    const request = new TextEncoder().encode(text);
    const place = this.exports.howdah_alloc(request.length + 1);
    new Uint8Array(this.exports.memory.buffer).set(request, place);
    const answer = this.exports[`howdah_${name}`]!(place, request.length);
    const numbers = new DataView(this.exports.memory.buffer, answer, 8);
    const told = new TextDecoder().decode(
      new Uint8Array(this.exports.memory.buffer, numbers.getUint32(0, true), numbers.getUint32(4, true)),
    );
    this.exports.howdah_free(place);
    return JSON.parse(told);
  }
}

const oneLine = (text: string): string => text.replaceAll("\n", " ");

export function requestText(fields: Fields, { tags = [], text: last = "" }: RecordFields = {}): string {
  let text = "";
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined || value === "") continue;
    const written = Array.isArray(value) ? value.join(" ") : String(value);
    text += `${key} ${oneLine(written)}\n`;
  }
  for (const [name, value] of tags) text += `tag ${oneLine(name)} ${oneLine(value)}\n`;
  return last === "" ? text : `${text}text ${last}`; // it runs to the end
}
