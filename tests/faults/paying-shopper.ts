/** A shopper who pays without end at a server that dies now and then, and keeps each key with what it was answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { API_BASE, IDEMPOTENCY_HEADER } from '#contract/call.ts';
import type { Dice } from '#server/demo/generate/dice.ts';
import { doDeed, fillCart } from '#tests/simulation/money/money-deeds.ts';
import { mustAnswer, mustBeSame } from '#tests/simulation/money/money-invariants.ts';
import type { MoneyShop, MoneyShopper, MoneyStart, Sent } from '#tests/simulation/money/money-shop.ts';
import type { Deed } from '#tests/simulation/money/money-steps.ts';
import type { Buyer } from '#tests/support/selling-shop.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

const FIRST = { slot: 'wide', promises: [] } as const;
const PAYMENTS: readonly Deed[] = [
  { do: 'pay-wallet', first: FIRST },
  { do: 'pay-card', card: 'approved', bank: null, first: FIRST },
  { do: 'pay-card', card: 'asks3ds', bank: 'confirm', first: FIRST },
  { do: 'pay-card', card: 'asks3ds', bank: 'nothing', first: FIRST },
  { do: 'pay-card', card: 'late', bank: null, first: FIRST },
  { do: 'pay-card', card: 'declined', bank: null, first: FIRST },
];
const LOOKS: readonly Deed[] = [{ do: 'status' }, { do: 'finish' }, { do: 'stop' }];

export interface Market {
  readonly shop: MoneyShop;
  readonly start: MoneyStart;
  readonly dice: Dice;
  /** Something cheap. */
  readonly goods: string;
  /** Of the server that runs now. */
  address(): string;
}

export class PayingShopper {
  /** What it sent, by key. */
  readonly keys = new Map<string, Sent>();
  /** Payments that were answered. */
  heard = 0;
  /** Requests that nobody answered. */
  unheard = 0;
  private readonly far: MoneyShopper;

  constructor(
    private readonly known: MoneyShopper,
    private readonly market: Market,
  ) {
    const buyer = { ...known.buyer, ask: askAt(known.buyer, () => market.address()) };
    this.far = { ...known, buyer };
  }

  async run(isOver: () => boolean): Promise<void> {
    const { shop, start, dice, goods } = this.market;
    while (!isOver()) {
      await fillCart(this.far, goods, 1);
      if (await this.isHeard(() => doDeed(shop, start, this.far, dice.oneOf(PAYMENTS), randomUUID()))) {
        this.heard += 1;
        continue;
      }
      // As an app that comes back: it sends what it does not know the end of again, or asks what became of it, or lets it be.
      await this.isHeard(() => (dice.isUnder(0.5) ? this.again() : doDeed(shop, start, this.far, dice.oneOf(LOOKS))));
    }
  }

  /** Sends each of its keys once more, to the server in this process. */
  async sendAllAgain(): Promise<void> {
    for (const { call, input, key, answer } of this.keys.values()) {
      const again = await this.known.buyer.ask(call, input, key);
      mustAnswer(again);
      mustBeSame(answer, again);
    }
  }

  private async again(): Promise<Answer[]> {
    const { buyer, sent } = this.far;
    if (!sent) return [];
    const answer = await buyer.ask(sent.call, sent.input, sent.key);
    mustBeSame(sent.answer, answer);
    if (sent.answer === null && answer.code === 200) this.far.sent = { ...sent, answer };
    return [answer];
  }

  private async isHeard(work: () => Promise<Answer[]>): Promise<boolean> {
    try {
      for (const answer of await work()) mustAnswer(answer);
      return true;
    } catch (error) {
      if (!(error instanceof ServerGone)) throw error;
      this.unheard += 1;
      await pause(300);
      return false;
    } finally {
      const { sent } = this.far;
      if (sent) this.keys.set(sent.key, sent);
    }
  }
}

class ServerGone extends Error {}

function askAt({ cookie }: Buyer, address: () => string): Buyer['ask'] {
  return async (call, input = {}, key) => {
    const url = new URL(API_BASE + call.path, address());
    const isRead = call.method === 'GET';
    if (isRead) for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
    const headers = {
      'x-zad-client': 'web',
      cookie,
      ...(!isRead && { 'content-type': 'application/json' }),
      ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
    };
    const body = isRead ? null : JSON.stringify(input);
    try {
      const response = await fetch(url, { method: call.method, headers, body });
      return { code: response.status, body: (await response.json()) as Answer['body'] };
    } catch (error) {
      throw new ServerGone('nobody answered', { cause: error });
    }
  };
}
