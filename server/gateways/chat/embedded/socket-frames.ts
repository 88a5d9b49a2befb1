/**
 * Messages and the frames that carry them: a message of more than 16,384 characters comes as their number and then the pieces, `0`
 * says that the other side is there.
 */
const LONGEST_FRAME = 16_384;
/** Of one message: 256 KB of characters. */
const MOST_PIECES = 16;

export class TooMuch extends Error {}

export class FrameReader {
  #awaited = 0;
  readonly #pieces: string[] = [];

  /** The message that the frame completes, as JSON; null where more of it is to come. @throws TooMuch */
  read(frame: string): string | null {
    if (this.#awaited > 0) {
      this.#pieces.push(frame);
      if (this.#pieces.length < this.#awaited) return null;
      const whole = this.#pieces.join('');
      this.#pieces.length = 0;
      this.#awaited = 0;
      return whole;
    }
    if (!/^\d{1,6}$/.test(frame)) return frame;
    const count = Number(frame);
    if (count > MOST_PIECES) throw new TooMuch('too many pieces');
    this.#awaited = count;
    return null;
  }
}

export function framesOf(message: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < message.length; at += pieces.at(-1)?.length ?? 0) pieces.push(pieceAt(message, at));
  return pieces.length > 1 ? [String(pieces.length), ...pieces] : pieces;
}

/** Half of a character does not travel: the second half goes into the next piece with the first. */
function pieceAt(message: string, at: number): string {
  const piece = message.slice(at, at + LONGEST_FRAME);
  const isCut = /[\uD800-\uDBFF]$/.test(piece) && at + LONGEST_FRAME < message.length;
  return isCut ? piece.slice(0, -1) : piece;
}
