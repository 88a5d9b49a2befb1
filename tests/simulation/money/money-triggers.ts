/** Mistakes that are planted in the database: what a shop without one of its steps would write. */
import type { Database } from '#server/kit/database.ts';

/** `when`: of which rows; `new` is changed by `does`, or nothing is written where that is `null`. */
interface Mistake {
  readonly on: string;
  readonly before: 'insert' | 'update' | 'delete';
  readonly when: string;
  readonly does: string | null;
}

export const TRIGGERS = {
  /** Nothing goes back of an order that was taken before it was cancelled. */
  keepsTaken: [
    {
      on: 'order_refund',
      before: 'insert',
      when: "new.reason = 'cancelled' and exists (select from placed_order where id = new.order_id and taken is not null)",
      does: null,
    },
  ],
  /** A credit that cannot be kept, because its card was not captured, stays promised. */
  keepsPromise: [{ on: 'order_refund', before: 'delete', when: 'true', does: null }],
  /** Nobody writes down that a card has its money back. */
  forgetsRefundEnd: [{ on: 'ledger_entry', before: 'insert', when: "new.kind = 'refund_ended'", does: null }],
  /** The VAT of what goes back comes out of sales. */
  keepsVat: [
    {
      on: 'ledger_posting',
      before: 'insert',
      when: "new.fils < 0 and new.account_id = (select id from ledger_account where kind = 'vat')",
      does: "new.account_id := (select id from ledger_account where kind = 'sales')",
    },
  ],
  /** A credit note says no VAT. */
  untaxedCredit: [{ on: 'invoice', before: 'insert', when: "new.kind = 'credit_note'", does: 'new.vat := 0' }],
  /** A tip out of the wallet is not taken out of it. */
  freeTips: [
    { on: 'ledger_entry', before: 'insert', when: "new.kind = 'tip_given' and new.doctype = 'RSO'", does: null },
  ],
  /** A tip counts as given also where its bill was not paid in its time. */
  thanksUnpaid: [{ on: 'tip', before: 'update', when: "new.state = 'ended'", does: "new.state := 'paid'" }],
  /** A bill is for more than what it is for. */
  dearBills: [{ on: 'bill', before: 'insert', when: 'true', does: 'new.fils := new.fils + 100' }],
  /** Bills that nobody pays never end. */
  keepsBills: [
    { on: 'bill', before: 'update', when: "new.state = 'ended'", does: null },
    { on: 'tip', before: 'update', when: "new.state = 'ended'", does: null },
  ],
  /** A top-up is thanked for with a bonus that never comes. */
  keepsBonus: [{ on: 'ledger_entry', before: 'insert', when: "new.kind = 'top_up_bonus'", does: null }],
  /** Money to a friend is left where it waits, and said to have arrived. */
  keepsGift: [{ on: 'ledger_entry', before: 'insert', when: "new.kind = 'friend_received'", does: null }],
  /** Money to a friend is not passed on. */
  forgetsFriend: [
    {
      on: 'friend_money',
      before: 'update',
      when: "new.state = 'received'",
      does: "raise exception 'nobody passes it on'",
    },
  ],
  /** An e-gift is said to be redeemed, and its money stays where it was. */
  keepsRedeemed: [{ on: 'ledger_entry', before: 'insert', when: "new.kind = 'egift_redeemed'", does: null }],
  /** Nobody writes down that an e-gift was redeemed: its code is good once more. */
  redeemsAgain: [
    {
      on: 'egift',
      before: 'update',
      when: "new.state = 'redeemed'",
      does: "new.state := 'sent'; new.redeemed_by := null",
    },
  ],
  /** An e-gift does not wait for its day. */
  sendsAtOnce: [
    {
      on: 'egift',
      before: 'update',
      when: "new.state = 'paid' and old.state = 'draft'",
      does: 'new.sends_at := new.made_at',
    },
  ],
  /** What is paid for an e-gift is owed to the tax office. */
  taxesGifts: [
    {
      on: 'ledger_posting',
      before: 'insert',
      when: "new.fils > 0 and new.account_id in (select id from ledger_account where kind = 'egift')",
      does: `insert into ledger_account (kind) values ('vat') on conflict do nothing;
        new.account_id := (select id from ledger_account where kind = 'vat')`,
    },
  ],
  /** The money of an e-gift goes back, and it stays to be sent. */
  forgetsGiftCancel: [{ on: 'egift', before: 'update', when: "new.state = 'cancelled'", does: "new.state := 'paid'" }],
  /** Nobody writes down that the money of an e-gift is back. */
  forgetsGiftRefund: [
    {
      on: 'egift',
      before: 'update',
      when: 'new.refunded_at is not null',
      does: 'new.refunded_at := null',
    },
  ],
  /** The books do not hear of it either. */
  unpostedGiftRefund: [{ on: 'ledger_entry', before: 'insert', when: "new.kind = 'egift_refunded'", does: null }],
  /** Nobody writes down that an e-gift was mailed. */
  losesGiftMail: [{ on: 'egift', before: 'update', when: 'new.mailed_at is not null', does: 'new.mailed_at := null' }],
  /** Nobody writes down that what was paid for a delivery is held no more. */
  keepsPaidPart: [{ on: 'ledger_reserve', before: 'update', when: "new.key like 'REG-%'", does: null }],
  /** Nobody writes down that a delivery has become an order: it becomes another one. */
  ordersAgain: [
    {
      on: 'regular_delivery',
      before: 'update',
      when: "new.state = 'ordered'",
      does: "new.state := 'planned'; new.order_id := null",
    },
  ],
  /** What comes regularly comes at another price than was paid. */
  cheapRegulars: [
    { on: 'order_line', before: 'insert', when: "new.cart_type = 'REG'", does: 'new.price := new.price - 1' },
  ],
  /** What is to be paid at once does not wait for its bill. */
  startsUnpaid: [
    {
      on: 'regular_delivery',
      before: 'insert',
      when: 'true',
      does: 'update regular_order set bill_id = null where id = new.regular_id',
    },
  ],
  /** What is said of a delivery later stands. */
  ratesAgain: [
    {
      on: 'order_rating',
      before: 'insert',
      when: 'exists (select from order_rating where order_id = new.order_id)',
      does: 'delete from order_rating where order_id = new.order_id',
    },
  ],
} as const satisfies Record<string, readonly Mistake[]>;
export type PlantedTrigger = keyof typeof TRIGGERS;

/** Until what it answers is called. */
export async function plantTrigger({ pool }: Database, name: PlantedTrigger): Promise<() => Promise<void>> {
  const mistakes: readonly Mistake[] = TRIGGERS[name];
  for (const { on, before, when, does } of mistakes) {
    const row = before === 'delete' ? 'old' : 'new';
    const wrong = does === null ? 'return null;' : `${does}; return ${row};`;
    await pool.query(`create function planted_${on}() returns trigger language plpgsql as $$
      begin if ${when} then ${wrong} end if; return ${row}; end $$`);
    await pool.query(
      `create trigger a_planted before ${before} on ${on} for each row execute function planted_${on}()`,
    );
  }
  return async () => {
    for (const { on } of mistakes) await pool.query(`drop function planted_${on}() cascade`);
  };
}
