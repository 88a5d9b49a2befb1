import { useMine } from '#src/blocks/use-mine.ts';
import { bulkTopUps } from '#src/domain/wallet/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

/** What the shop puts on top, in its words, by the amounts that bring it; none of others, nor where it cannot be read. */
export function useBonuses(): ReadonlyMap<number, string> {
  const locale = useLocale();
  const rows = useMine(bulkTopUps()).data?.value.rows ?? [];
  return new Map(rows.map(({ fils, bonus }) => [fils, bonus[locale]]));
}
