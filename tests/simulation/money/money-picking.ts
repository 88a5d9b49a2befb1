/** What picking does not find, and what of that still counts. */
import { readShelf } from '#server/catalogue/read-shelf.ts';
import { moveByHand } from '#server/fulfilment/move-by-hand.ts';
import { CannotPick, shortPick } from '#server/fulfilment/short-pick.ts';
import { linesOfOrder, lockOrder } from '#server/orders/order-store.ts';

import type { MoneyShop, MoneyStart } from './money-shop.ts';
import type { MoneyStep } from './money-steps.ts';
import { movingDesk, orderIn } from './shop-people.ts';

export interface MissingOfOrder {
  /** Of the order. */
  readonly id: number;
  readonly srno: number;
  readonly units: number;
}

const PICKING = 2;

/** Null where there is nothing to pick, or its money is on its way. */
export async function pickShort(
  shop: MoneyShop,
  start: MoneyStart,
  { which, place, units }: Extract<MoneyStep, { do: 'short' }>,
): Promise<MissingOfOrder | null> {
  const { db } = shop;
  const order = await orderIn(shop, start, which, [1, PICKING]);
  if (!order) return null;
  const desk = movingDesk(shop, () => Promise.resolve());
  if (order.state !== PICKING) await moveByHand(desk, order.parentId ?? order.id, PICKING);
  const room = { shelf: await readShelf(db), now: shop.now(), shop: desk.shop };
  return db.transaction(async (tx) => {
    const { id } = order;
    const locked = await lockOrder(tx, id, shop.now());
    const lines = await linesOfOrder(tx, id);
    const line = lines[place % lines.length];
    const had = line ? (line.picked ?? line.quantity) : 0;
    if (!locked || !line || had === 0) return null;
    const missing = { srno: line.srno, units: Math.min(units, had) };
    try {
      await shortPick(tx, locked, missing, room);
      return { id, ...missing };
    } catch (error) {
      if (error instanceof CannotPick && error.problem === 'being_taken') return null;
      throw error;
    }
  });
}

interface Standing {
  readonly id: number;
  /** How often it was placed: again with each other time that it got once it was picked. */
  readonly begun: number;
  /** What was picked of it is paid, or being paid: it stays as it is. */
  readonly isKept: boolean;
}

/** What picking did not find and nobody has looked for again. */
export class MissingSoFar {
  private found: readonly MissingOfOrder[] = [];
  private before = new Map<number, Standing>();

  constructor(private readonly shop: MoneyShop) {}

  get all(): readonly MissingOfOrder[] {
    return this.found;
  }

  add(missing: MissingOfOrder): void {
    this.found = [...this.found, missing];
  }

  /** Between two steps: an order that began anew is picked anew (begin-anew.ts). */
  async look(): Promise<void> {
    const ids = [...new Set(this.found.map(({ id }) => id))];
    if (ids.length === 0) return;
    const { rows } = await this.shop.db.pool.query<Standing>(
      `select o.id, (select count(*)::int from order_event e where e.order_id = o.id and e.state = 1) as begun,
         o.taken is not null or o.picked_sums is not null as "isKept"
       from placed_order o where o.id = any($1)`,
      [ids],
    );
    const now = new Map(rows.map((one) => [one.id, one]));
    const isAnew = (id: number): boolean => {
      const before = this.before.get(id);
      return before !== undefined && !before.isKept && (now.get(id)?.begun ?? 0) > before.begun;
    };
    this.found = this.found.filter(({ id }) => !isAnew(id));
    this.before = now;
  }
}
