/** The text of a PDF, as somebody copies it: lines from above, words in the order in which they are read. */
import { getDocumentProxy } from 'unpdf';

interface Piece {
  readonly str: string;
  readonly dir: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Points between two words that are apart; letters of one line are nearer. */
const APART = 1.5;

/** The lines of each page. `isRtl`: they run from right to left. */
export async function pdfPages(pdf: Uint8Array, isRtl: boolean): Promise<string[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) => ('str' in item && item.str !== '' ? [pieceOf(item)] : []));
    const heights = [...new Set(pieces.map(({ y }) => y))].toSorted((one, other) => other - one);
    pages.push(
      heights.map((height) =>
        lineOf(
          pieces.filter(({ y }) => y === height),
          isRtl,
        ),
      ),
    );
  }
  return pages;
}

interface Item extends Pick<Piece, 'str' | 'dir' | 'width'> {
  readonly transform: unknown[];
}

function pieceOf({ str, dir, width, transform }: Item): Piece {
  const x = Number(transform[4]);
  return { str: dir === 'rtl' ? turnBrackets(str) : str, dir, x, y: Math.round(Number(transform[5])), width };
}

/**
 * What is drawn as ')' in a word that runs from right to left opens it. Chromium's reader says so by itself; this one and Poppler give
 * what is drawn.
 */
function turnBrackets(text: string): string {
  return text.replaceAll(/[()]/g, (one) => (one === '(' ? ')' : '('));
}

/** From right to left the pieces are turned around, but for those beside each other that go from left to right. */
function lineOf(pieces: readonly Piece[], isRtl: boolean): string {
  const inSight = pieces.toSorted((one, other) => one.x - other.x);
  if (!isRtl) return joined(inSight);
  const runs: Piece[][] = [];
  for (const piece of inSight.toReversed()) {
    const last = runs.at(-1);
    const [next] = last ?? [];
    if (last && next && isFigure(piece) && isFigure(next) && gap(piece, next) < APART) last.unshift(piece);
    else runs.push([piece]);
  }
  return joined(runs.flat());
}

function isFigure({ dir, str }: Piece): boolean {
  return dir === 'ltr' && str.trim() !== '';
}

function gap(one: Piece, other: Piece): number {
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  return right.x - left.x - left.width;
}

function joined(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, at) => {
      const before = pieces[at - 1];
      return `${before && gap(before, piece) > APART ? ' ' : ''}${piece.str}`;
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
