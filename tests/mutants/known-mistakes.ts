/** What runs have learned of the mistakes of a room, kept from one to the next. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

import type { Note } from './plan.ts';
import type { Mistake } from './plant-mistakes.ts';

/**
 * `late`: its tests waited too long, which a person judges. `unrun`: no test reaches it. `ignored`: only loading its file does, in a room
 * where such are not tried.
 */
export type Status = 'killed' | 'late' | 'survived' | 'unrun' | 'ignored';

/** Whatever ended no note is a line of. */
export async function readNotes(path: string): Promise<Note[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Note);
}

/** @param isWhole every test file came to its end, so that what was not noticed is known too */
export function learned(notes: readonly Note[], ids: readonly string[], isWhole: boolean): Map<string, Status> {
  const ends = new Map<string, Status>();
  const isOpen = new Set<string>();
  for (const { id, what } of notes) {
    if (id === null) continue;
    if (what === 'begun') {
      isOpen.add(id);
      // It was tried before, and the file failed without it afterwards.
      if (ends.get(id) !== 'survived') ends.delete(id);
      continue;
    }
    if (what === 'static') {
      if (!ends.has(id)) ends.set(id, 'ignored');
      continue;
    }
    isOpen.delete(id);
    ends.set(id, what === 'passed' ? 'survived' : what);
  }
  const sure = [...ends].filter(
    ([id, status]) => !isOpen.has(id) && (isWhole || status === 'killed' || status === 'late'),
  );
  const unrun = isWhole ? ids.filter((id) => !ends.has(id) && !isOpen.has(id)) : [];
  return new Map([...sure, ...unrun.map((id) => [id, 'unrun'] as const)]);
}

/** Of an earlier run: what a test noticed by more than its time, in files that are the same since. Tests may have come for the rest. */
export async function knownOf(path: string, mistakes: readonly Mistake[]): Promise<Map<string, Status>> {
  const kept = await readKept(path);
  const known = mistakes.flatMap(({ id, ...mistake }) => {
    const status = kept[keyOf(mistake)];
    return status === 'killed' ? [[id, status] as const] : [];
  });
  return new Map(known);
}

export async function writeKnown(
  path: string,
  mistakes: readonly Mistake[],
  known: ReadonlyMap<string, Status>,
): Promise<void> {
  const news = mistakes.flatMap(({ id, ...mistake }) => {
    const status = known.get(id);
    return status === undefined ? [] : [[keyOf(mistake), status] as const];
  });
  await writeFile(path, JSON.stringify({ ...(await readKept(path)), ...Object.fromEntries(news) }));
}

async function readKept(path: string): Promise<Record<string, Status>> {
  return JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as Record<string, Status>;
}

/** Another source is another mistake. */
function keyOf(mistake: Omit<Mistake, 'id'>): string {
  const { file, mutatorName, replacement, location } = mistake;
  const source = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  return [file, source, JSON.stringify(location), mutatorName, replacement].join('|');
}
