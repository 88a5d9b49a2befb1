function channels(hex: string): [number, number, number] {
  const full = /^#?([\da-f]{3})$/i.test(hex) ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(full.replace('#', ''), 16) || 0;
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` of `over` laid on `under`. */
export function mix(under: string, over: string, share: number): string {
  const a = channels(under);
  const b = channels(over);
  return `#${a
    .map((v, i) =>
      Math.round(v + ((b[i] ?? 0) - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number): string => mix(colour, '#20140c', share);

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((v) =>
    v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** The first of the inks that can be read on the ground, else the one that reads best. */
export function readableOn(ground: string, ...inks: string[]): string {
  const best = inks.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0] ?? '#000000';
  return inks.find((ink) => contrast(ink, ground) >= 4.5) ?? best;
}
