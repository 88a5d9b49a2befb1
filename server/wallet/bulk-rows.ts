import type { BulkTopUpRow } from '#contract/wallet.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

/** The table of bonuses (account.md section 3, Bulk wallet master row), in both languages. */
export function bulkRows({ bulkTopUps }: Pick<ShopSettings, 'bulkTopUps'>): BulkTopUpRow[] {
  return bulkTopUps.map(({ fils, bonusFils, goods }) => {
    const worth = goods ? dirhams(goods.worthFils) : dirhams(bonusFils);
    return {
      fils,
      amount: { en: `AED ${dirhams(fils)}`, ar: `${dirhams(fils)} د.إ.` },
      bonus: goods
        ? { en: `${goods.en} worth AED ${worth}`, ar: `${goods.ar} بقيمة ${worth} د.إ.` }
        : { en: `AED ${worth} bonus`, ar: `مكافأة ${worth} د.إ.` },
    };
  });
}

/** Whole ones without fils: 5,000. */
function dirhams(fils: number): string {
  return new Intl.NumberFormat('en', {
    maximumFractionDigits: 2,
    minimumFractionDigits: fils % 100 === 0 ? 0 : 2,
  }).format(fils / 100);
}
