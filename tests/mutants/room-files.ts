/** A room's files that get mistakes. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Room } from './rooms.ts';

const IS_TRIED = /(?<!\.test|\.d)\.ts$/;

/** First and last line. */
type Lines = readonly [number, number];

const ALL: Lines = [0, Number.POSITIVE_INFINITY];

/** Paths from the project's root, with the lines whose mistakes count. @param wanted as `FILE[:FROM-TO],...`: these instead of the room's */
export async function filesOf({ mutate, leave }: Room, wanted?: string): Promise<Map<string, Lines>> {
  if (wanted !== undefined) return new Map(wanted.split(',').map(withLines));
  const found = await Promise.all(mutate.map(async (place) => (place.endsWith('.ts') ? [place] : filesIn(place))));
  const files = found.flat().filter((file) => IS_TRIED.test(file) && leave?.test(file) !== true);
  return new Map(files.map((file) => [file, ALL]));
}

function withLines(wanted: string): [string, Lines] {
  const [file = '', lines] = wanted.split(':');
  const [first, last] = lines?.split('-').map(Number) ?? ALL;
  return [file, [first ?? ALL[0], last ?? ALL[1]]];
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => join(folder, name)).toSorted();
}
