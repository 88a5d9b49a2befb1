import { isDeepStrictEqual } from 'node:util';

import { linesOf } from '#server/cart/lines.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import { ofBooks, ofPapers, ofWallets } from './book-invariants.ts';
import { ofCancelled } from './cancel-invariants.ts';
import { ofFriends } from './friend-invariants.ts';
import { ofGifts } from './gift-invariants.ts';
import { mustBe, MoneyFacts } from './money-facts.ts';
import { MissingSoFar } from './money-picking.ts';
import { countUnits, GIFTS, type MoneyShop, type MoneyStart } from './money-shop.ts';
import { ofProvider } from './provider-invariants.ts';
import { ofRegulars } from './regular-invariants.ts';
import { ofTips } from './tip-invariants.ts';

/** At deliveries; points that return are no new ones. */
const EARNED = `(select coalesce(sum(e.points), 0) from points_lot e
  where e.user_id = u.id and e.kind = 'earned' and e.return_of is null)`;

/**
 * Points that took something off goods that were not picked, or off a fee that is gone: 10 fils each, whole ones for each time. Of an order
 * that was cancelled once it was taken its papers say how many were left before: what was left then comes back with its last sibling.
 */
const LEFT_OVER = `((select (p.sums ->> 'points')::int - sum(o.points) from placed_order o where o.pro_id = p.id) / 10
  + (select coalesce(sum((o.points - coalesce((o.picked_sums ->> 'points')::int, o.points)) / 10), 0) from placed_order o
     where o.pro_id = p.id and (o.state <> -1 or o.taken is null))
  + (select coalesce(sum((o.points - (select sum((i.content -> 'sums' ->> 'points')::int * (2 * (i.kind = 'invoice')::int - 1))
       from invoice i where i.order_id = o.id and i.key <> 'credit cancel RSO-' || o.id)) / 10), 0) from placed_order o
     where o.pro_id = p.id and o.state = -1 and o.taken is not null))`;

const OWED = `select o.id from payment_operation o join payment_attempt a on a.id = o.attempt_id
  where a.user_id = any($1) and o.state in ('asked', 'unknown')`;

/** 503 asks to come again; anything else of the server's own is a mistake. */
export function mustAnswer({ code, body }: Answer): void {
  mustBe('M0', code < 500 || code === 503, `a call was answered ${code} ${body.message}`);
}

/** What is said with these may be otherwise the next time. */
const FREES_KEY = new Set([409, 429, 503]);

/** What one key was answered, and answered again; a challenge is said once alone (money.md section 3, Keys). */
export function mustBeSame(before: Answer | null, again: Answer): void {
  if (!before || FREES_KEY.has(before.code) || before.body.data?.['paymentStatus'] === 'AWAIT_3DS') return;
  const said = `one key was answered ${JSON.stringify(before)}, and then ${JSON.stringify(again)}`;
  mustBe('M10', isDeepStrictEqual(again, before), said);
}

/**
 * What holds of money, whatever happened (money.md section 7). M0: no call fails. M1: no order without money. M2: the books are right.
 * M3: one order a group. M4: the provider has what orders cost, and nothing else. M5: each voucher, point and code is spent once.
 * M6: slots. M7: stock. M8: carts. M9: nothing is pending.
 * M10: one key has one answer. M11: what picking did not find costs nothing, and what comes instead never more than what was ordered.
 * M12: what is cancelled costs nothing, and its money goes where its shopper said. M13: a tip is given once, and a rating is the
 * first that was given. M14: an invoice less its credit notes is what an order costs, its VAT too.
 * M15: money to a friend is paid, and is with them, waits, or is back. M16: an e-gift is paid, goes out on its day, and its money is in
 * one wallet, or back. M17: a regular order is paid as it says, its money waits in the wallet, and each delivery is in one order.
 */
export class MoneyInvariants {
  readonly missing: MissingSoFar;
  private readonly facts: MoneyFacts;

  constructor(
    private readonly shop: MoneyShop,
    private readonly start: MoneyStart,
  ) {
    this.facts = new MoneyFacts(shop, start);
    this.missing = new MissingSoFar(shop);
  }

  /** At the moment of its placing: a card's order stands on an authorisation of the provider's. */
  async ofNewOrder({ id, state, paidBy, attemptId, net }: PlacedOrder): Promise<void> {
    // Who cancels it at once in another tab has the money back: M12.
    if (paidBy !== 'card' || state === -1) return;
    const [attempt] = await this.facts.rows<{ ref: string }>('select ref from payment_attempt where id = $1', [
      attemptId,
    ]);
    const payment = await this.facts.payment(attempt?.ref ?? '');
    const isPaid = payment?.state === 'authorised' || payment?.state === 'captured';
    mustBe('M1', isPaid && payment.fils >= net, `RSO-${id} stands on a payment that is ${payment?.state ?? 'nowhere'}`);
  }

  ofWallets(): Promise<void> {
    return ofWallets(this.facts);
  }

  /** When everything was done that does itself. */
  async atRest(): Promise<void> {
    await this.ofWallets();
    await ofCancelled(this.facts, this.start.shoppers);
    await ofTips(this.facts, this.start.shoppers);
    await ofPapers(this.facts);
    await ofFriends(this.facts);
    await ofGifts(this.facts, this.start.shoppers);
    await ofRegulars(this.facts);
    await ofBooks(this.facts);
    await this.facts.none(
      'M3',
      'a prepared order was not placed group by group',
      `select p.id from prepared_order p where p.user_id = any($1)
         and (select count(*) from placed_order o where o.pro_id = p.id)
          <> case when p.state = 'placed' then (select count(*) from prepared_group g where g.pro_id = p.id) else 0 end`,
    );
    await ofProvider(this.facts);

    await this.ofPromises();
    await this.ofPicking();
    await this.ofGoods();
    await this.ofPending();
  }

  private async ofPromises(): Promise<void> {
    const alive = `(select distinct p.* from prepared_order p join placed_order o on o.pro_id = p.id and o.state <> -1)`;
    await this.facts.none(
      'M5',
      'a voucher was spent twice, or is gone without an order',
      `select v.id from voucher v left join ${alive} p on p.voucher_id = v.id and (p.sums ->> 'voucher')::int > 0
       where v.user_id = any($1) group by v.id
       having count(p.id) > 1 or coalesce(max(p.id), 0) <> coalesce(v.spent_on, 0)`,
    );
    await this.facts.none(
      'M5',
      'points are not what was given less what orders cost',
      `select u.id from unnest($1::int[]) as u(id)
       where (select sum(l.left) from points_lot l where l.user_id = u.id)
         <> ${GIFTS.points} + ${EARNED} - (select coalesce(sum(p.points_used + p.points_for_delivery - ${LEFT_OVER}), 0)
           from ${alive} p where p.user_id = u.id)`,
    );
    await this.facts.none(
      'M5',
      'a code was counted otherwise than used',
      `select u.user_id as id from discount_use u left join ${alive} p on p.id = u.pro_id and p.discount_code = u.code
       where u.user_id = any($1) and p.id is null
       union all
       select p.id from ${alive} p left join discount_use u on u.pro_id = p.id
       where p.user_id = any($1) and p.discount_code is not null and u.pro_id is null
       union all
       select c.used from discount_code c where c.used <> (select count(*) from discount_use u where u.code = c.code) and $1::int[] is not null`,
    );
  }

  private async ofPicking(): Promise<void> {
    const missing = JSON.stringify(this.missing.all);
    const lines = await this.facts.rows<{ id: number }>(
      `select l.order_id as id from order_line l join placed_order o on o.id = l.order_id left join
         (select id, srno, sum(units) as units from jsonb_to_recordset($2::jsonb) as one(id int, srno int, units int) group by 1, 2) m
         on m.id = l.order_id and m.srno = l.srno
       where o.user_id = any($1) and coalesce(l.picked, l.quantity) <> l.quantity - coalesce(m.units, 0)`,
      [this.facts.users, missing],
    );
    mustBe('M11', lines.length === 0, `what picking did not find was picked: ${JSON.stringify(lines)}`);
    await this.facts.none(
      'M11',
      'an order costs something else than what was picked of it',
      `select o.id from placed_order o join order_line l on l.order_id = o.id where o.user_id = any($1) and o.state <> -1
       group by o.id having (o.picked_sums ->> 'goods')::int <> sum(l.price * l.picked)
         or (o.picked_sums ->> 'net')::int > o.net
         or (o.picked_sums ->> 'net')::int <> o.taken
              - coalesce((select sum(r.fils) from order_refund r where r.order_id = o.id and r.done_at is not null), 0)`,
    );
    await this.facts.none(
      'M11',
      'what came instead cost more than it had to',
      `select s.order_id from order_line s join order_line l on l.order_id = s.order_id and l.srno = s.substitute_for
         join placed_order o on o.id = s.order_id join catalogue_item i on i.code = s.stock_code
       where o.user_id = any($1) and s.price > least(l.price, coalesce(i.promotion_price, i.price))`,
    );
  }

  private async ofGoods(): Promise<void> {
    await this.facts.none(
      'M6',
      'a slot is not what is held and taken of it',
      `select s.id from slot s left join (select slot_id, count(*) from placed_order where state <> -1 and parent_id is null group by 1) o on o.slot_id = s.id
         left join (select slot_id, count(*) from slot_hold group by 1) h on h.slot_id = s.id
       where (s.taken <> coalesce(o.count, 0) or s.held <> coalesce(h.count, 0) or s.held + s.taken > s.capacity)
         and $1::int[] is not null`,
    );
    const units = await countUnits(this.shop, this.shop.codes.scarce);
    mustBe('M7', units === this.start.scarce, `${this.start.scarce} units have become ${units}`);
    await this.facts.none(
      'M7',
      'more is held than there is, or than holds say',
      `select s.stock_code from stock s left join (select stock_code, sum(units) from stock_hold group by 1) h using (stock_code)
       where (s.held <> coalesce(h.sum, 0) or s.held > s.on_hand) and $1::int[] is not null`,
    );
    for (const { buyer, cart } of this.start.shoppers) {
      const shown = new Map((await linesOf(this.shop.db.orm, buyer.id)).map((line) => [line.stockCode, line.quantity]));
      for (const [code, quantity] of cart) {
        const has = shown.get(code) ?? 0;
        mustBe('M8', has === quantity, `the cart of ${buyer.id} has ${has} of ${code}, and must have ${quantity}`);
      }
    }
  }

  /** Whether an answer of the provider's is still awaited. */
  async isOwed(): Promise<boolean> {
    return (await this.facts.rows(OWED)).length > 0;
  }

  private async ofPending(): Promise<void> {
    const pending: readonly (readonly [what: string, statement: string])[] = [
      [
        'an attempt is open',
        `select id from payment_attempt where user_id = any($1) and (state in ('created', 'sent', 'awaiting_3ds', 'unknown')
           or (state = 'authorised' and settled_at is null))`,
      ],
      ['the provider owes an answer', OWED],
      [
        'a refund is on its way',
        `select r.id from order_refund r join placed_order o on o.id = r.order_id where o.user_id = any($1) and r.done_at is null`,
      ],
      ['a bill is open', `select id from bill where user_id = any($1) and state = 'open'`],
      ['a prepared order waits', `select id from prepared_order where user_id = any($1) and state = 'prepared'`],
      [
        'a hold is left',
        `select h.pro_id from slot_hold h join prepared_order p on p.id = h.pro_id where p.user_id = any($1)
         union all select h.pro_id from stock_hold h join prepared_order p on p.id = h.pro_id where p.user_id = any($1)`,
      ],
      ['a job is left', `select id from graphile_worker.jobs where $1::int[] is not null`],
    ];
    for (const [what, statement] of pending) await this.facts.none('M9', what, statement);
  }
}
