export interface LetterPart {
  readonly words: string;
  /** Somebody's own words, without the mark that each of their lines has in a mail. */
  readonly isQuoted: boolean;
}

const MARK = '> ';

/** The parts of a mail's text, in order: what is quoted in it by "> ", and what stands around that. */
export function inQuotes(text: string): LetterPart[] {
  const parts: { lines: string[]; isQuoted: boolean }[] = [];
  for (const line of text.split('\n')) {
    const isQuoted = line.startsWith(MARK);
    const said = isQuoted ? line.slice(MARK.length) : line;
    const last = parts.at(-1);
    if (last?.isQuoted === isQuoted) last.lines.push(said);
    else parts.push({ lines: [said], isQuoted });
  }
  return parts.map(({ lines, isQuoted }) => ({ words: lines.join('\n').trim(), isQuoted }));
}
