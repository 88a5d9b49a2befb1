import { useLingui } from '@lingui/react/macro';

import type { ProductDetail } from '#contract/catalogue.ts';
import { useLocale } from '#src/state/locale.tsx';

export type Nutrient = ProductDetail['nutrition'][number];

/** Writes a nutrient's figure with its unit, in Latin digits in both languages. */
export function useAmount(): (nutrient: Nutrient) => string {
  const { t } = useLingui();
  const format = new Intl.NumberFormat(`${useLocale()}-AE`, { maximumFractionDigits: 1, numberingSystem: 'latn' });
  const units: Record<Nutrient['unit'], string> = { kcal: t`kcal`, g: t`g`, mg: t`mg` };
  return ({ amount, unit }) => `${format.format(amount)} ${units[unit]}`;
}
