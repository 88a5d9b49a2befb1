import type { AmountUnit } from '#contract/rules/typed-amount.ts';

export interface PackHolds {
  /** 1 where it is not said. */
  readonly pieces: number;
  /** In grams or millilitres; null where that is not said. */
  readonly size: { readonly unit: AmountUnit; readonly each: number; readonly total: number } | null;
}

/** "6 x 1.5 L", "5 pcs, 400 g", "1 pc, about 4 kg", "100 bags", "5 kg". */
const SIZE = /(?:(\d+)\s*x\s*)?(\d+(?:\.\d+)?)\s*(kg|g|L|ml)\b/i;
const PIECES = /^(\d+)\s+(?!(?:kg|g|L|ml|cm|m)\b)[a-z]/i;
const TIMES: Readonly<Record<string, number>> = { kg: 1000, l: 1000 };

/** @param units what one pack holds, in English, as its card says it */
export function packHolds(units: string): PackHolds {
  const pieces = Number(PIECES.exec(units)?.[1] ?? 1);
  const [, of = '1', amount, unit = ''] = SIZE.exec(units) ?? [];
  if (amount === undefined) return { pieces, size: null };
  const measure = unit.toLowerCase();
  const each = Math.round(Number(amount) * (TIMES[measure] ?? 1));
  const size = {
    unit: measure === 'kg' || measure === 'g' ? ('g' as const) : ('ml' as const),
    each,
    total: each * Number(of),
  };
  return { pieces, size };
}
