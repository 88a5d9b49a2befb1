import { useMine } from '#src/blocks/use-mine.ts';
import { bulkTopUps } from '#src/domain/wallet/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

/** What the shop puts on top where so much is added at once, in its words; null where that is nothing. */
export function useBonus(fils: number | null): string | null {
  const locale = useLocale();
  const rows = useMine(bulkTopUps()).data?.value.rows ?? [];
  return rows.find((row) => row.fils === fils)?.bonus[locale] ?? null;
}
