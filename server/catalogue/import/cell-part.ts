import type { CellPart } from './map-shapes.ts';
/** One piece of a cell that holds several: of an address, of a path of categories, of a list of tags. */
import { plainLine } from './plain-text.ts';

/** Empty where the cell has no such piece. */
export function partOf(cell: string, { splitBy, part }: CellPart): string {
  const pieces = pathOf(cell.slice(0, 4000))
    .split(splitBy)
    .filter((piece) => piece.trim() !== '');
  return inWords(pieces.at(part > 0 ? part - 1 : part) ?? '');
}

/** A cell of tags, by any of the marks that files part them with. */
export function tagsOf(cell: string): string[] {
  const tags = cell
    .slice(0, 4000)
    .split(/[,;|،\n]/)
    .map(inWords)
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}

/** The path of an address; any other text as it is. */
function pathOf(cell: string): string {
  return cell.replace(/^\s*https?:\/\/[^/]*/i, '').replace(/(?<=^\/.*)[?#].*$/s, '');
}

/** "en:dark-chocolate", "dark_chocolate" and "dark%20chocolate" are "Dark chocolate"; words with capitals stay as they are. */
function inWords(piece: string): string {
  const text = plainLine(decoded(piece)).replace(/^[a-z]{2}:(?=\S)/, '');
  if (!/^[\p{Ll}\p{N}]+(?:[-_+][\p{Ll}\p{N}]+)*$/u.test(text)) return text;
  const words = text.replace(/[-_+]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
