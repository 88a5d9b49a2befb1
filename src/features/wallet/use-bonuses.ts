import { useMine } from '#src/blocks/use-mine.ts';
import { bulkTopUps } from '#src/domain/wallet/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

/** The gap inside a sum, which never breaks: 'AED 600', '600 د.إ.'. */
const INSIDE_SUM = / (?=\d|د\.)/g;

/** What the shop puts on top, in its words, by the amounts that bring it; none of others, nor where it cannot be read, nor while it `isPending`. */
export function useBonuses(): { bonuses: ReadonlyMap<number, string>; isPending: boolean } {
  const locale = useLocale();
  const { data, isPending } = useMine(bulkTopUps());
  const rows = data?.value.rows ?? [];
  return {
    bonuses: new Map(rows.map(({ fils, bonus }) => [fils, bonus[locale].replaceAll(INSIDE_SUM, '\u00A0')])),
    isPending,
  };
}
