import { artBody, artKeys } from './art/art-set.ts';

export { artKeys };

export function hasArt(key: string): boolean {
  return artBody(key) !== undefined;
}
