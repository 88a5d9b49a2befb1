/**
 * What only the catalogue knows of the rows that edits make. A row that names a product comes to be only for one that the shop has, but for
 * the shopper's own words on a list; what is there already may stay, and may lie in the cart instead of in the gift box. Into a gift box goes
 * only what may lie there and is in stock.
 */
import { sql } from 'drizzle-orm';

import { cartOf, ITEMS, LISTS, nameIn } from '#contract/rows/keys.ts';
import { wordsOf } from '#contract/rows/own-words.ts';
import type { RowValue } from '#contract/rules/mutation.ts';
import { item } from '#server/catalogue/table.ts';
import type { Queryable } from '#server/kit/database.ts';

import type { Guard } from './sync-rules.ts';

const BOX = cartOf('CGB');

type Args = Readonly<Record<string, unknown>>;

/** As the catalogue says it now. */
interface GiftFacts {
  readonly role: 'container' | 'movable' | null;
  readonly minimumOrder: number;
}

/** `args`: of every edit of a batch. */
export async function productGuard(db: Queryable, args: readonly Args[]): Promise<Guard> {
  // What only takes away makes no row: nothing has to be looked up for it.
  const making = args.filter(({ by }) => !(typeof by === 'number' && by < 0));
  const named = codesIn(making);
  const unknown = named.length === 0 ? new Set<unknown>() : await unknownOf(db, named);
  const gifts = codesIn(making.filter(({ cartType }) => cartType === 'CGB'));
  const facts = gifts.length === 0 ? new Map<string, GiftFacts>() : await giftFactsOf(db, gifts);
  return (key, value) => {
    const code = nameIn(key);
    const isInWords = key.startsWith(ITEMS) && wordsOf(code) !== null;
    if (!key.startsWith(LISTS) && !isInWords && unknown.has(code)) return 'no_such_product';
    return key.startsWith(BOX) && !mayLieThere(value, facts.get(code)) ? 'not_movable' : null;
  };
}

/** A thing that says it takes less room than it does is refused like one that may not lie there at all. */
function mayLieThere({ isBox, perPlace }: RowValue, facts: GiftFacts | undefined): boolean {
  if (isBox === true) return facts?.role === 'container';
  return facts?.role === 'movable' && Number(perPlace) <= facts.minimumOrder;
}

function codesIn(args: readonly Args[]): string[] {
  return [...new Set(args.map(({ stockCode }) => stockCode).filter((code) => typeof code === 'string'))];
}

/** Codes missing from the catalogue; usually none, so the query returns no rows. */
async function unknownOf(db: Queryable, codes: readonly string[]): Promise<ReadonlySet<unknown>> {
  const { rows } = await db.execute(
    sql`select asked.code from unnest(${sql.param(codes)}::text[]) as asked(code)
      where not exists (select from ${item} where ${item.code} = asked.code)`,
  );
  return new Set(rows.map(({ code }) => code));
}

/** Of those that can be bought now and belong to gift boxes. */
async function giftFactsOf(db: Queryable, codes: readonly string[]): Promise<ReadonlyMap<string, GiftFacts>> {
  const { rows } = await db.execute<{ code: string; role: GiftFacts['role']; minimum: number }>(
    sql`select ${item.code} as code, ${item.giftRole} as role, ${item.minimumOrder} as minimum from ${item}
      where ${item.code} = any(${sql.param(codes)}::text[]) and ${item.giftRole} is not null and ${item.isActive}
        and not ${item.isOutOfStock} and not ${item.isComingSoon} and ${item.price} > 0`,
  );
  return new Map(rows.map(({ code, role, minimum }) => [code, { role, minimumOrder: minimum }]));
}
