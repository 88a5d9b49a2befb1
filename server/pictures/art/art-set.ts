import { readFileSync } from 'node:fs';
import { drawnForZad } from './zad/drawings.ts';

const fluent = JSON.parse(readFileSync(new URL('fluent.json', import.meta.url), 'utf8')) as Record<string, string>;
const drawings = new Map<string, string>([...Object.entries(fluent), ...drawnForZad]);

/** Every key that can be drawn. */
export const artKeys: readonly string[] = [...drawings.keys()].toSorted();

/** The inside of a 32 by 32 drawing, its ids not yet made unique. */
export function artBody(key: string): string | undefined {
  return drawings.get(key);
}
