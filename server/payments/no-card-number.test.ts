/** No card number and no CVV is in a table of either schema, in a log line, or in what the shop sends (security.md rows 25 and 32). */
import { beforeAll, expect, test, vi } from 'vitest';

import { payBySavedCard, readSavedCards } from '#contract/payments.ts';
import { ofPro, payerOf } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type SellingShop } from '#tests/support/selling-shop.ts';

/** A CVV and a name that are nowhere else. */
const TYPED = { cvv: '9371', name: 'Kanaari Al Test' };
const CARD = CARDS.amex;
/** Whole numbers alone: time stamps and random names are made of digits too. */
const SECRETS: readonly RegExp[] = [new RegExp(CARD), /(?<![\w.-])9371(?![\w-])/, /Kanaari/];

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop();
});

/** Every row of every table of the shop and of the sandbox, as JSON, by schema. */
async function everything(): Promise<Map<string, string>> {
  const { rows: tables } = await shop.db.pool.query<{ schema: string; name: string }>(
    "select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const dumps = new Map<string, string>();
  for (const { schema, name } of tables) {
    const { rows } = await shop.db.pool.query(`select * from "${schema}"."${name}"`);
    dumps.set(schema, `${dumps.get(schema) ?? ''}${JSON.stringify(rows)}\n`);
  }
  return dumps;
}

test('after paying by a new card, by a saved one, and with bodies that are wrong', async () => {
  const sent: string[] = [];
  const fetching = vi.spyOn(globalThis, 'fetch');
  const payer = payerOf(shop);
  const sara = await shop.buyer();
  const code = shop.goods[0]?.code ?? '';
  await sara.putInCart({ [code]: 2 });
  const first = await sara.prepare();
  const sessionId = await shop.sandbox.session(CARD, TYPED);
  for (const wrong of [{ cvv: TYPED.cvv }, { cardNumber: CARD }, { sessionId: CARD }, { cardName: TYPED.name }]) {
    const answer = await payer.byCard(sara, first, CARDS.approved, wrong);
    expect(answer).toMatchObject({ code: 400, body: { field: Object.keys(wrong)[0] } });
    for (const secret of SECRETS) expect(JSON.stringify(answer.body)).not.toMatch(secret);
  }
  const paid = await payer.byCard(sara, first, CARD, { sessionId, saveCardToken: true });
  expect(paid.body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  const [card] = (await sara.ask(readSavedCards)).body.data['cardList'] as { cardToken: string }[];
  await sara.putInCart({ [code]: 1 });
  const cvvSession = await shop.sandbox.cvvSession(TYPED.cvv);
  const input = { ...ofPro(await sara.prepare()), cardToken: card?.cardToken, sessionId: cvvSession };
  const again = await sara.ask(payBySavedCard, { ...input, pay_type: 'SAVED CARD' });
  expect(again.body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  for (const [asked, options] of fetching.mock.calls) {
    const address = asked instanceof Request ? asked.url : asked.toString();
    // The form of the provider is where a card is typed: its page sends it, never the shop.
    if (!address.endsWith('/sessions')) sent.push(`${address} ${JSON.stringify(options)}`);
  }
  fetching.mockRestore();
  const tables = await everything();
  expect([...tables.keys()].toSorted()).toEqual(
    ['drizzle', 'graphile_worker', 'public', shop.sandbox.schemaName].toSorted(),
  );
  expect(tables.get('public')).toContain('378282*****0005');
  expect(sent.length).toBeGreaterThanOrEqual(2);
  const said: [string, string][] = [
    ...tables,
    ['log', shop.lines.join('\n')],
    ['the log of the sandbox', shop.sandbox.lines.join('\n')],
    ['what the shop sent', sent.join('\n')],
  ];
  for (const [where, text] of said) {
    expect(text.length).toBeGreaterThan(0);
    for (const secret of SECRETS) expect(secret.exec(text)?.[0] ?? `nothing in ${where}`).toBe(`nothing in ${where}`);
  }
});
