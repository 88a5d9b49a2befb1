/** In place of a test's id, while a file loads. */
export const LOAD = 'load';

/** When a mistake gets modules of its own: `each` one does; or the one after a mistake that was noticed, whose test ended halfway. */
export type Renewal = 'each' | 'after-noticed' | 'never';

/** What the command asks of the process that runs the tests, and what that writes down of each mistake as soon as it knows. */
export interface Plan {
  /** The source with all its mistakes, each behind a switch, by absolute path. */
  readonly planted: Readonly<Record<string, string>>;
  /** Ids of the mistakes that are to be tried. */
  readonly ids: readonly string[];
  /** Globs of test files. */
  readonly tests: readonly string[];
  readonly renewal: Renewal;
  readonly isStaticTried: boolean;
}

/** Where the notes of a plan go, one JSON a line. @param path the plan's */
export function notesOf(path: string): string {
  return `${path}.notes.jsonl`;
}

/** `static`: it is reached as its file loads, and by no test. `begun` is the last note where a mistake ended the process or never came back. */
export type Note =
  | { readonly id: string; readonly what: 'begun' | 'passed' | 'killed' | 'late' | 'static'; readonly by: string }
  /** The file's tests fail without any mistake. */
  | { readonly id: null; readonly what: 'broken'; readonly by: string };
