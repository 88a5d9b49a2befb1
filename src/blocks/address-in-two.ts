const ARABIC = /\p{Script=Arabic}/u;

/** An order's address as one writes it: house and street, then area and emirate. The wire has a line for each part, and the country last: we deliver in one. */
export function addressInTwo(lines: string): readonly string[] {
  const parts = lines.split('\n');
  if (parts.length < 4) return [joined(parts)];
  const abroad = parts.slice(0, -1);
  // An area named as its emirate is said once.
  return [abroad.slice(0, -2), [...new Set(abroad.slice(-2))]].map(joined);
}

/** With the comma of the letters that the shopper wrote it in, whatever the page's language. */
function joined(parts: readonly string[]): string {
  const first = parts[0] ?? '';
  return parts.join(ARABIC.test(first) ? '، ' : ', ');
}
