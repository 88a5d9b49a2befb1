import { artBody } from './art/art-set.ts';

export function hasArt(key: string): boolean {
  return artBody(key) !== undefined;
}
