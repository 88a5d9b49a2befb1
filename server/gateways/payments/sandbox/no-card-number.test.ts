/** No card number and no CVV reaches a table or the log (security.md row 32). */
import { beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { CARDS, openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

import { TEST_CARDS } from './test-cards.ts';

const TYPED = { cvv: '9371', name: 'Kanaari Al Test' };
/** The CVVs as values of their own: a random id or a time in milliseconds holds any four digits by chance. */
const TYPED_CVV = /(?<![\w-])9371(?![\w-])|"371"/;

let db: Database;
let sandbox: TestSandbox;
beforeAll(async () => {
  db = await createTestDatabase();
  sandbox = await openTestSandbox(db);
});

/** Every row of every table of the schema, as JSON. */
async function everything(): Promise<string> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1',
    [sandbox.schemaName],
  );
  expect(tables).toHaveLength(5);
  const dumps = await Promise.all(
    tables.map(async ({ name }) => (await db.pool.query(`select * from ${sandbox.schemaName}.${name}`)).rows),
  );
  return JSON.stringify(dumps);
}

test('after every card was typed, paid with and kept, and bodies were sent that are wrong', async () => {
  for (const { number, scheme } of TEST_CARDS) {
    const cvv = scheme === 'amex' ? TYPED.cvv : TYPED.cvv.slice(1);
    const sessionId = await sandbox.session(number, { ...TYPED, cvv });
    const asked = { ref: `pan-${number.slice(-4)}-${scheme}`, fils: 1000, keepsCard: true, language: 'en' } as const;
    if (number !== CARDS.silent) await sandbox.gateway.authorise({ ...asked, card: { sessionId } }).catch(() => null);
  }
  await sandbox.cvvSession(TYPED.cvv);
  const wrong: unknown[] = [
    { kind: 'card', number: '4242424242424242', name: TYPED.name, expiry: '12/40', cvv: '937' },
    { kind: 'card', number: CARDS.approved, name: TYPED.name, expiry: '12/40', cvv: TYPED.cvv },
    { kind: 'card', number: CARDS.approved, cvv: TYPED.cvv, track: CARDS.approved },
    { kind: 'card', number: `${CARDS.approved}${CARDS.approved}`, name: TYPED.name, expiry: '12/40', cvv: '1' },
    { kind: CARDS.approved },
    [CARDS.approved],
  ];
  for (const body of wrong) {
    const answer = await fetch(`${sandbox.origin}/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: sandbox.origin },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const said = await answer.text();
    expect(said).not.toMatch(/\d{5,}/);
    expect(said).not.toMatch(TYPED_CVV);
  }
  // A database that fails in the middle of it: what is logged of that says nothing of the card.
  await db.pool.query(`alter table ${sandbox.schemaName}.session rename column scheme to gone`);
  await expect(sandbox.session(CARDS.approved, { ...TYPED, cvv: '371' })).rejects.toThrow('The sandbox failed');
  await db.pool.query(`alter table ${sandbox.schemaName}.session rename column gone to scheme`);
  await fetch(`${sandbox.origin}/sessions?number=${CARDS.approved}`);
  const kept = await everything();
  const logged = sandbox.lines.join('\n');
  expect(kept).toContain('411111******1111');
  expect(logged).toContain('failed');
  for (const text of [kept, logged]) {
    for (const { number } of [...TEST_CARDS, { number: '4242424242424242' }]) expect(text).not.toContain(number);
    expect(text).not.toMatch(TYPED_CVV);
    expect(text).not.toContain(TYPED.name);
  }
});
