const BARE = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1,204.50": an amount below a heading that names its currency, the same in both languages. */
export function bareAmount(fils: number): string {
  return BARE.format(fils / 100);
}
