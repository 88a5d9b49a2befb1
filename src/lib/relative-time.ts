const STEPS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** "5 minutes ago", "yesterday", "3 days ago": whole steps, the largest that fits. Null within the first minute, and of a clock that runs ahead. `at`, `now`: milliseconds since 1970. */
export function relativeTime(at: number, now: number, locale: string): string | null {
  const minutes = Math.floor((now - at) / 60_000);
  for (const [unit, length] of STEPS) {
    if (minutes < length) continue;
    return new Intl.RelativeTimeFormat(`${locale}-AE-u-nu-latn`, { numeric: 'auto' }).format(
      -Math.floor(minutes / length),
      unit,
    );
  }
  return null;
}
