/** Text in a picture: an SVG image cannot load the web font, so every line is fitted by estimate and then held to its width. */
export interface TextOptions {
  x: number;
  y: number;
  size: number;
  width: number;
  fill: string;
  weight?: number;
  opacity?: number;
  anchor?: 'start' | 'middle' | 'end';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// XML 1.0 has no way to write most control characters, not even escaped.
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function escapeText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
}

/** Width in ems of a semi-bold sans, a little generous. */
export function estimateEms(text: string): number {
  let ems = 0;
  for (const c of text) {
    if (/[\u064b-\u0652]/.test(c)) continue;
    if (/[\u0600-\u06ff]/.test(c)) ems += 0.52;
    else if (/[iljtfI.,:;'’|! ]/.test(c)) ems += 0.36;
    else if (/[mwMW&%@]/.test(c)) ems += 0.92;
    else ems += /[A-Z]/.test(c) ? 0.74 : 0.63;
  }
  return ems;
}

export function textLine(text: string, o: TextOptions): string {
  const ems = (estimateEms(text) || 1) * ((o.weight ?? 400) >= 700 ? 1.05 : 1);
  const size = Math.max(Math.min(o.size, o.width / ems), o.size * 0.55);
  const squeezed = ems * size > o.width * 0.94;
  const attrs = [
    `x="${round(o.x)}" y="${round(o.y)}" font-size="${round(size)}" fill="${o.fill}"`,
    o.weight ? `font-weight="${o.weight}"` : '',
    o.opacity ? `opacity="${o.opacity}"` : '',
    (o.anchor ?? 'middle') === 'start' ? '' : `text-anchor="${o.anchor ?? 'middle'}"`,
    squeezed ? `textLength="${round(Math.min(o.width, ems * size))}" lengthAdjust="spacingAndGlyphs"` : '',
  ].filter(Boolean);
  return `<text ${attrs.join(' ')}>${escapeText(text)}</text>`;
}

/** A name on one line if it is short, else on two as even as its words allow. */
export function breakLines(text: string, ems: number): string[] {
  const words = text.split(/\s+/);
  if (words.length === 1 || estimateEms(text) <= ems) return [text];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: string[]): number => Math.max(...lines.map(estimateEms));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

export const round = (value: number): number => Math.round(value * 10) / 10;
