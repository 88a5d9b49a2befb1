/** What the catalogue knows of how a product is delivered and summed up, without its card: a basket asks for it at each step. */
import { eq, inArray } from 'drizzle-orm';

import type { DeliveryKind } from '#contract/rules/delivery-kinds.ts';
import type { Queryable } from '#server/kit/database.ts';

import { category, family, item } from './table.ts';

export interface DeliveryFacts {
  /** What keeps it from coming with everything else. */
  readonly deliveryKind: DeliveryKind;
  /** How many days after the order it can come at the earliest. */
  readonly leadDays: number;
  /** In fils, for one of what is sold; 0 where there is none. */
  readonly deposit: number;
  /** Of its category: what discount codes lower and reward points are earned on (remaining.md C27). */
  readonly isFresh: boolean;
}

/** By stock code; codes that the catalogue does not have are left out. */
export async function deliveryFactsOf(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, DeliveryFacts>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({
      code: item.code,
      deliveryKind: item.deliveryKind,
      leadDays: item.leadDays,
      deposit: item.deposit,
      isFresh: category.isFresh,
    })
    .from(item)
    .innerJoin(family, eq(family.id, item.familyId))
    .innerJoin(category, eq(category.id, family.categoryId))
    .where(inArray(item.code, [...codes]));
  return new Map(rows.map(({ code, ...facts }) => [code, facts]));
}
