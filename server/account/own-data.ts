import { exportMyData, profile } from '#contract/account.ts';
import { accountMessages } from '#contract/messages/account.ts';
import type { Exporter } from '#server/kit/exporter.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import type { Desk } from '#server/session/desk.ts';
import { exportsOf, hold } from '#server/session/limits.ts';

import { me } from './me.ts';
import { profileOf } from './profile.ts';
import { messagesTo, signInsOf, socialIdentitiesOf } from './store.ts';

/** What the account itself holds. Passwords, codes and tokens are kept as hashes that say nothing, and stay out. */
const ACCOUNT: readonly Exporter[] = [
  {
    name: 'profile',
    read: async (db, userId) => {
      const mine = await me(db, userId);
      const { customerCode, points, createdAt } = mine;
      return { ...(profile.encode(profileOf(mine)) as object), customerCode, points, registeredAt: createdAt };
    },
  },
  { name: 'signIns', read: signInsOf },
  { name: 'socialIdentities', read: socialIdentitiesOf },
  {
    name: 'messages',
    read: async (db, userId) => {
      const sent = await messagesTo(db, await me(db, userId));
      return sent.map(({ channel, recipient, subject, createdAt }) => ({ channel, recipient, subject, createdAt }));
    },
  },
];

/** Everything the shop holds of the shopper, as a file: the account's own, then what other nouns add (uae.md, Privacy). */
export function ownDataCalls(desk: Desk, others: readonly Exporter[]): Served[] {
  const { db, throttle } = desk;
  return [
    serveUser(exportMyData, async (_input, caller) => {
      await hold(throttle, exportsOf(caller.userId), accountMessages.tooManyExports[0]);
      const now = desk.now();
      const madeAt = now.toISOString();
      const data: Record<string, unknown> = {};
      for (const { name, read } of [...ACCOUNT, ...others]) data[name] = await read(db.orm, caller.userId, now);
      caller.header('content-disposition', `attachment; filename="zad-my-data-${madeAt.slice(0, 10)}.json"`);
      caller.log.info({ userId: caller.userId }, 'own data exported');
      return { madeAt, data };
    }),
  ];
}
