const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which of `count` pictures a key leads to from `shown`; null where the key means nothing here. */
export function stepPicture(key: string, shown: number, count: number, isRtl: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  return Math.min(count - 1, Math.max(0, shown + (isRtl ? -step : step)));
}
