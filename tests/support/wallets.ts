/** Wallets in tests of the API: what one holds, whose e-mail is proved, a bill that a card pays, the mails that went out. */
import { eq } from 'drizzle-orm';

import { readBill } from '#contract/bills.ts';
import { payBillByNewCard } from '#contract/payments.ts';
import { sendByCard, sendByWallet } from '#contract/wallet.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { ledgerAccount, ledgerPosting } from '#server/ledger/table.ts';
import { user } from '#server/session/table.ts';

import { CARDS } from './sandbox.ts';
import type { Buyer, SellingShop } from './selling-shop.ts';
import type { Answer } from './signed-in-shop.ts';

export interface Wallets {
  /** Fils that can be spent. */
  of(buyer: Buyer): Promise<number>;
  /** Fils on an account of the shop's own. */
  shopHas(kind: string): Promise<number>;
  prove(buyer: Buyer): Promise<void>;
  /** Pays a bill with a card, and lets the jobs capture it. */
  pay(buyer: Buyer, docno: number, card?: string): Promise<Answer>;
  standing(buyer: Buyer, docno: number): Promise<Record<string, unknown>>;
  /** `dirhams` as on the wire. */
  send(buyer: Buyer, to: string, dirhams: number, more?: Sending): Promise<Answer>;
  /** Subjects of the mails to an address, the oldest first. */
  mailsTo(email: string): Promise<{ subject: string; body: string }[]>;
}

interface Sending {
  readonly by?: 'wallet' | 'card';
  readonly password?: string;
  readonly key?: string;
}

export function walletsOf(shop: SellingShop): Wallets {
  const { db, sandbox } = shop;
  return {
    of: async ({ id: userId }) => (await balanceOf(db.orm, { kind: 'wallet', userId })).available,
    shopHas: async (kind) => {
      const rows = await db.orm
        .select({ fils: ledgerPosting.fils, kind: ledgerAccount.kind })
        .from(ledgerPosting)
        .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId));
      return rows.reduce((sum, row) => (row.kind === kind ? sum + row.fils : sum), 0);
    },
    prove: async ({ id }) => {
      await db.orm.update(user).set({ emailVerifiedAt: new Date() }).where(eq(user.id, id));
    },
    pay: async (buyer, docno, card = CARDS.approved) => {
      const sessionId = await sandbox.session(card);
      const answer = await buyer.ask(payBillByNewCard, {
        Docno: docno,
        Doctype: 'PBO',
        sessionId,
        pay_type: 'NEW CARD',
      });
      await shop.jobs();
      return answer;
    },
    standing: async (buyer, docno) => (await buyer.ask(readBill, { piDocno: docno, piDoctype: 'PBO' })).body.data,
    send: (buyer, to, dirhams, { by = 'wallet', password, key } = {}) => {
      const input = { gifttoemail: to, amount: dirhams, ...(password !== undefined && { Password: password }) };
      return buyer.ask(by === 'wallet' ? sendByWallet : sendByCard, input, key);
    },
    mailsTo: async (email) =>
      (
        await db.pool.query<{ subject: string; body: string }>(
          'select subject, body from outbox_message where recipient = $1 order by id',
          [email],
        )
      ).rows,
  };
}
