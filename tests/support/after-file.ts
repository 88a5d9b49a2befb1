/**
 * What a test file opened and has to close. vitest does not run an `afterAll` that is called from within `beforeAll`, where most files
 * open their shop: while each file had a process of its own nobody noticed; in a shared one its connections add up.
 */
const ENDS = Symbol.for('zad.after-file');

type End = () => unknown;

/** Run after the file's last test (begin-anew.ts), the last one first. */
export function afterFile(end: End): void {
  opened().push(end);
}

/** Every one, whatever the one before did. @throws the first failure */
export async function endFile(): Promise<void> {
  const failures: unknown[] = [];
  for (const end of opened().splice(0).toReversed()) {
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Of the process: the modules of each file are its own. */
function opened(): End[] {
  const known: unknown = Reflect.get(globalThis, ENDS);
  if (Array.isArray(known)) return known;
  const ends: End[] = [];
  Reflect.set(globalThis, ENDS, ends);
  return ends;
}
