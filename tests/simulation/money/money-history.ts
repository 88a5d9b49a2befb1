import { randomUUID } from 'node:crypto';

import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';

import { ProviderSilent, type ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';
import { SIGNATURE_HEADER, signEvent } from '#server/gateways/payments/sandbox/event-signature.ts';
import { tasks } from '#server/jobs/tasks.ts';
import { orderLine, placedOrder } from '#server/orders/table.ts';
import { HOOKS_PATH } from '#server/payments/payment-hooks.ts';
import { paymentAttempt } from '#server/payments/table.ts';

import { doDeed, fillCart, fillIfEmpty } from './money-deeds.ts';
import { mustBe } from './money-facts.ts';
import { MoneyInvariants, mustAnswer, mustBeSame } from './money-invariants.ts';
import { pickShort } from './money-picking.ts';
import type { MoneyShop, MoneyShopper, MoneyStart } from './money-shop.ts';
import type { Deed, Lost, MoneyStep, Preparing } from './money-steps.ts';
import { haveRegularOrders, nextEvent } from './next-event.ts';
import { STRAY } from './provider-invariants.ts';
import { workByHand } from './shop-people.ts';
import { MOVING, OF_REGULARS, SWEEPS } from './sweeps.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So often something may happen of itself to what three shoppers ordered. */
const MOST_DAYS = 80;
/** In which what is to go back goes: what was refused is sent again within one. */
const MOST_HOURS = 8;

/** One history over the server that runs: shoppers who pay, a provider that is silent and repeats itself, a clock that jumps. */
export class MoneyHistory {
  private lastOrder = 0;
  private readonly invariants: MoneyInvariants;

  constructor(
    private readonly shop: MoneyShop,
    private readonly start: MoneyStart,
  ) {
    this.invariants = new MoneyInvariants(shop, start);
  }

  /** Throws what does not hold. */
  static async run(shop: MoneyShop, steps: readonly MoneyStep[]): Promise<void> {
    const history = new MoneyHistory(shop, await shop.begin());
    for (const step of steps) {
      await history.take(step);
      await history.look();
    }
    await history.invariants.ofWallets();
    await history.rest();
    await history.atRest();
  }

  atRest(): Promise<void> {
    return this.invariants.atRest();
  }

  private async take(step: MoneyStep): Promise<void> {
    const { shop } = this;
    switch (step.do) {
      case 'fill':
        return fillCart(this.who(step.who), shop.codes[step.what], step.quantity);
      case 'deed':
        return this.losing(step.lost, () => this.deeds([[this.who(step.who), step.deed]]));
      case 'cut':
        return this.cut(this.who(step.who), step.deed, step.after);
      case 'tabs': {
        const shopper = this.who(step.who);
        return this.deeds(
          [step.deed, step.other].map((deed) => [shopper, deed]),
          step.turns,
        );
      }
      case 'everyone':
        return this.deeds(
          this.start.shoppers.map((shopper) => [shopper, step.deed]),
          step.turns,
        );
      case 'again':
        return this.again(this.who(step.who));
      case 'challenge':
        return this.challenge(this.who(step.who), step.isConfirmed);
      case 'event':
        return this.event(step.which, step.how);
      case 'refuse':
        return this.refuse(step.which, step.how);
      case 'stray':
        return this.stray(this.who(step.who), step.first);
      case 'short':
        return this.short(step);
      case 'move':
      case 'restock':
      case 'cancel-gift':
        return workByHand(shop, this.start, step);
      case 'silence':
        return this.silence(step.days);
      case 'sweep':
        return this.losing(step.lost, () => this.sweep());
      case 'wait':
        return shop.advance(step.minutes * MINUTE);
    }
  }

  private who(index: number): MoneyShopper {
    const found = this.start.shoppers[index];
    if (!found) throw new RangeError(`there is no shopper ${index}`);
    return found;
  }

  /** At once, which goes on when by the number of `turns`. */
  private async deeds(what: readonly (readonly [MoneyShopper, Deed])[], turns = 0): Promise<void> {
    const key = randomUUID();
    const works = what.map(
      ([shopper, deed]) =>
        () =>
          doDeed(this.shop, this.start, shopper, deed, key),
    );
    for (const end of await this.shop.turns.interleave(works, { seed: turns })) {
      if (end.status === 'rejected') throw end.reason;
      for (const answer of end.value) mustAnswer(answer);
    }
  }

  /** What is answered then is nobody's to say; what was done is. */
  private async cut(shopper: MoneyShopper, deed: Deed, cutAfter: number): Promise<void> {
    await fillIfEmpty(this.shop, shopper);
    await this.shop.turns.interleave([() => doDeed(this.shop, this.start, shopper, deed)], { seed: 0, cutAfter });
    if (shopper.sent) shopper.sent = { ...shopper.sent, answer: null };
  }

  /** A request that was answered is answered the same (money.md section 3, Keys). */
  private async again({ buyer, sent }: MoneyShopper): Promise<void> {
    if (!sent) return;
    const answer = await buyer.ask(sent.call, sent.input, sent.key);
    mustAnswer(answer);
    mustBeSame(sent.answer, answer);
  }

  private async losing(lost: Lost, work: () => Promise<void>): Promise<void> {
    if (lost !== 'no') this.shop.sandbox.loseAnswers(lost);
    await work();
    this.heal();
  }

  private async challenge({ document }: MoneyShopper, isConfirmed: boolean): Promise<void> {
    for (const { ref } of (await this.attempts()).filter((one) => one.docno === document?.Docno)) {
      const payment = await this.find(ref);
      if (payment?.challenge) await this.shop.sandbox.answerChallenge(payment, isConfirmed);
    }
  }

  private async event(which: number, how: Extract<MoneyStep, { do: 'event' }>['how']): Promise<void> {
    const attempts = await this.attempts();
    const attempt = attempts[which % Math.max(1, attempts.length)];
    if (!attempt && how !== 'strange') return;
    const now = this.shop.now();
    const ref = how === 'strange' || !attempt ? `zad-${randomUUID()}` : attempt.ref;
    const body = Buffer.from(
      JSON.stringify({ id: randomUUID(), ref, kind: 'authorised', ...(how === 'forged' && { fils: attempt?.fils }) }),
    );
    const secret = how === 'forged' ? 'a secret of somebody else' : this.shop.sandbox.secret;
    const at = how === 'old' ? new Date(now.getTime() - 20 * MINUTE) : now;
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signEvent(secret, body, at) };
    for (let times = how === 'twice' ? 2 : 1; times > 0; times -= 1) {
      const { statusCode } = await this.shop.app.inject({ method: 'POST', url: HOOKS_PATH, payload: body, headers });
      mustBe('M0', statusCode < 500, `an event was answered ${statusCode}`);
    }
  }

  /** Of a payment with an order or a bill: its capture; once it was captured, what goes back of it. */
  private async refuse(which: number, how: 'refuse' | 'refuse_for_now'): Promise<void> {
    const attempts = await this.attempts();
    const settled = attempts.filter(({ method, settledAt }) => method !== 'wallet' && settledAt !== null);
    const attempt = settled[which % Math.max(1, settled.length)];
    if (!attempt) return;
    const payment = await this.find(attempt.ref);
    const isAlive = payment?.state === 'authorised' || payment?.state === 'captured';
    if (isAlive) await this.shop.sandbox.refuseNext(attempt.ref, how);
  }

  private async stray(shopper: MoneyShopper, first: Preparing | null): Promise<void> {
    await this.deeds([[shopper, { do: 'pay-card', card: 'late', bank: null, first }]]);
    await this.deeds([[shopper, { do: 'stop' }]]);
    const attempt = (await this.attempts()).findLast(({ docno }) => docno === shopper.document?.Docno);
    await this.shop.advance(10_000);
    const payment = attempt?.state === 'abandoned' ? await this.find(attempt.ref) : null;
    if (payment?.state !== 'authorised') return;
    await this.shop.sandbox.gateway.capture(payment.ref, { key: STRAY, fils: payment.fils });
  }

  private async sweep(names = SWEEPS): Promise<void> {
    const areRegular = await haveRegularOrders(this.shop, this.users());
    for (const name of [...(areRegular ? OF_REGULARS : []), ...names])
      await tasks.find((task) => task.name === name)?.run({}, this.shop.deps);
    const { rows } = await this.shop.db.pool.query('select 1 from graphile_worker.jobs where run_at <= now() limit 1');
    if (rows.length > 0) await this.shop.jobs();
  }

  private async short(missing: Extract<MoneyStep, { do: 'short' }>): Promise<void> {
    const found = await pickShort(this.shop, this.start, missing);
    if (found) this.invariants.missing.add(found);
  }

  private async silence(days: number): Promise<void> {
    this.shop.sandbox.loseAnswers('before', Number.MAX_SAFE_INTEGER);
    for (let day = 0; day < days; day += 1) {
      await this.shop.advance(DAY);
      await this.sweep();
    }
    this.heal();
  }

  private heal(): void {
    this.shop.sandbox.loseAnswers('before', 0);
    this.shop.sandbox.loseAnswers('after', 0);
  }

  /** What was placed since: there is money for it, and the carts have that much less. */
  private async look(): Promise<void> {
    const { db } = this.shop;
    await this.invariants.missing.look();
    const orders = await db.orm
      .select()
      .from(placedOrder)
      .where(and(inArray(placedOrder.userId, this.users()), gt(placedOrder.id, this.lastOrder)))
      .orderBy(asc(placedOrder.id));
    for (const order of orders) {
      this.lastOrder = order.id;
      await this.invariants.ofNewOrder(order);
      const shopper = this.start.shoppers.find(({ buyer }) => buyer.id === order.userId);
      // What comes regularly was never in the cart.
      const ofCart = and(eq(orderLine.orderId, order.id), ne(orderLine.cartType, 'REG'));
      for (const { stockCode, quantity } of await db.orm.select().from(orderLine).where(ofCart)) {
        shopper?.cart.set(stockCode, Math.max(0, (shopper.cart.get(stockCode) ?? 0) - quantity));
      }
    }
  }

  /** The provider answers again, and the clock goes on until every order is brought. */
  async rest(): Promise<void> {
    this.heal();
    for (const minutes of [1, 40, 120]) {
      await this.shop.advance(minutes * MINUTE);
      await this.sweep();
      await this.look();
    }
    for (let days = 0; ; days += 1) {
      mustBe('M9', days < MOST_DAYS, 'orders never come to an end');
      const next = await nextEvent(this.shop, this.users());
      if (!next) break;
      const until = next.getTime() + 61 * MINUTE - this.shop.now().getTime();
      await this.shop.advance(Math.max(MINUTE, until));
      for (let moves = 0; moves < 4; moves += 1) await this.sweep(MOVING);
    }
    for (let hours = 0; hours < MOST_HOURS && (await this.invariants.isOwed()); hours += 1) {
      await this.shop.advance(61 * MINUTE);
      await this.sweep(MOVING);
    }
    await this.sweep(['gifts.sweep']);
  }

  private users(): number[] {
    return this.start.shoppers.map(({ buyer }) => buyer.id);
  }

  private attempts(): Promise<(typeof paymentAttempt.$inferSelect)[]> {
    return this.shop.db.orm
      .select()
      .from(paymentAttempt)
      .where(inArray(paymentAttempt.userId, this.users()))
      .orderBy(asc(paymentAttempt.id));
  }

  /** Past what is planted; null where the provider never heard of it, or has not decided. */
  private async find(ref: string): Promise<ProviderPayment | null> {
    return this.shop.sandbox.gateway.find(ref).catch((error: unknown) => {
      if (error instanceof ProviderSilent) return null;
      throw error;
    });
  }
}
