/** What the invariants of money look at: the rows of a history's shoppers, and the provider's payments. */
import type { ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';

import type { MoneyShop, MoneyStart } from './money-shop.ts';

export class MoneyBroken extends Error {}

/** `name`: M0 to M16, as docs of MoneyInvariants say them. */
export function mustBe(name: string, holds: boolean, said: string): void {
  if (!holds) throw new MoneyBroken(`${name}: ${said}`);
}

export class MoneyFacts {
  readonly users: readonly number[];

  constructor(
    readonly shop: MoneyShop,
    start: MoneyStart,
  ) {
    this.users = start.shoppers.map(({ buyer }) => buyer.id);
  }

  /** `statement` finds what must not be; $1 is the shoppers. */
  async none(name: string, said: string, statement: string, ...values: unknown[]): Promise<void> {
    const rows = await this.rows(statement, [this.users, ...values]);
    mustBe(name, rows.length === 0, `${said}: ${JSON.stringify(rows)}`);
  }

  async rows<Row extends object>(statement: string, values: unknown[] = [this.users]): Promise<Row[]> {
    return (await this.shop.db.pool.query<Row>(statement, values)).rows;
  }

  /** Past what is planted. */
  payment(ref: string): Promise<ProviderPayment | null> {
    return this.shop.sandbox.gateway.find(ref);
  }
}
