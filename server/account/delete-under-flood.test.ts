/** An account that is deleted while its devices go on sending: nothing fails with a 5xx, nothing is left of it (security-findings F6). */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { deleteAccount } from '#contract/account.ts';
import { createListCall } from '#contract/lists.ts';
import { synchronise } from '#contract/sync.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { createTestUser, send } from '#tests/support/test-user.ts';

/** Each one a race of its own: where the deletion falls is chance. */
const ROUNDS = 4;
/** A device packs its next edits. */
const BETWEEN_MS = 10;

test('a deletion beside a flood of edits of the same shopper', async () => {
  const db = await createTestDatabase();
  const { app } = await createTestApp(db);
  const { rows: meta } = await db.pool.query<{ epoch: string }>('select epoch from sync_meta');
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  );
  expect(tables.length).toBeGreaterThan(5);
  let taken = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sara = await createTestUser(db, { email: `flood${round}@example.ae` });
    const cookie = await sara.signIn();
    const base = { userDocNo: sara.user.id, epoch: meta[0]?.epoch, cursor: 0, ackTo: 0, limit: 1000 };
    const list = (name: string) => ({ listId: randomUUID(), name, madeAt: '2026-11-21T08:00:00.000Z' });
    let isGone = false;
    const deletion = send(app, deleteAccount, { Email: sara.user.email ?? '', Password: sara.password }, cookie).then(
      (answer) => {
        isGone = true;
        return answer;
      },
    );
    // Some are told to wait, at once: each device goes on until the account is gone, and asks twice more.
    const device = async (wait: number): Promise<number[]> => {
      const clientId = randomUUID();
      const codes: number[] = [];
      for (let seq = 1, later = 0; later < 2; seq += 1) {
        if (isGone) later += 1;
        const muts = [{ seq, id: randomUUID(), name: 'list.create', args: list(`${seq}`), ver: 1 }];
        const by = seq % 2 === 0 ? send(app, createListCall, { name: `own ${wait}.${seq}` }, cookie) : null;
        codes.push((await send(app, synchronise, { ...base, clientId, muts }, cookie)).statusCode);
        if (by) codes.push((await by).statusCode);
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
      }
      return codes;
    };
    const [gone, ...answers] = await Promise.all([deletion, ...[1, 2, 3, 4].map(device)]);
    expect(gone.statusCode, gone.body).toBe(200);
    const codes = answers.flat();
    // 503 with Retry-After says that the shopper's own row was held; a device tries again.
    expect(codes.filter((code) => ![200, 400, 401, 429, 503].includes(code))).toEqual([]);
    expect(codes).toContain(401);
    taken += codes.filter((code) => code === 200).length;
    for (const { name } of tables) {
      const { rows } = await db.pool.query(`select 1 from "${name}" where user_id = $1`, [sara.user.id]);
      expect(rows, name).toEqual([]);
    }
  }
  expect(taken, 'some edits came before the deletion').toBeGreaterThan(0);
}, 60_000);
