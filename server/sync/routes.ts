import { synchronise, type SyncInput } from '#contract/sync.ts';
import type { Deps } from '#server/kit/deps.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { shopperTurns } from '#server/kit/shopper-turns.ts';
import { TokenBucket } from '#server/kit/token-bucket.ts';
import { isSecureOrigin } from '#server/session/gate.ts';

import { exchange } from './exchange.ts';
import { PostgresStore } from './postgres-store.ts';
import { refuseOldApp } from './refuse-old-app.ts';
import { refuseOther } from './refuse-other.ts';
import { shopRules } from './shop-rules.ts';
import { slowFloods } from './slow-floods.ts';
import { pullFromSnapshot } from './snapshot-store.ts';

/** Of one shopper, all devices together: what is above is answered 429, and the device waits. */
const EXCHANGES = { burst: 30, perMinute: 60 };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The one call by which devices and the server hear of each other's changes. Its body is bounded as every body is. */
export function syncRoutes(deps: Deps): Served[] {
  const { db, clock, settings } = deps;
  const bucket = new TokenBucket<number>(EXCHANGES, clock);
  const served = [
    serveUser(synchronise, async (input, caller) => {
      if (input.userId !== caller.userId) {
        caller.log.warn({ userId: caller.userId }, 'refused: rows of another shopper');
      }
      refuseOther(input.userId, caller.userId);
      refuseUnordered(input);
      if (settings.rateLimit > 0) bucket.take(caller.userId);
      const now = clock.now();
      const pulled = input.edits.length === 0 ? await pullFromSnapshot(db, caller.userId, input, now) : null;
      if (pulled) return pulled;
      return shopperTurns(db).next(caller.userId, () =>
        db.transaction((tx) =>
          exchange(
            new PostgresStore(tx, caller.userId, now),
            shopRules(tx, (error, { id, name }) => caller.log.error({ err: error, id, name }, 'an edit failed')),
            input,
          ),
        ),
      );
    }),
  ];
  if (settings.rateLimit === 0) return served.map(refuseOldApp);
  const before = slowFloods(clock, isSecureOrigin(settings.publicOrigin));
  return served.map((one) => ({ ...refuseOldApp(one), before }));
}

/** What the exchange takes for granted: names that are UUIDs, seqs that follow one another, and no edits before the first pull. */
function refuseUnordered({ clientId, epoch, edits }: SyncInput): void {
  const invalid = (field: string, problem: string): Refusal =>
    new Refusal('invalid', `${field}: ${problem}`, 400, field);
  if (!UUID.test(clientId)) throw invalid('clientId', 'must be a UUID in lower case');
  if (epoch !== null && !UUID.test(epoch)) throw invalid('epoch', 'must be a UUID in lower case');
  if (epoch === null && edits.length > 0) throw invalid('epoch', 'must be known before edits are sent');
  const ids = new Set<string>();
  for (const [index, { id, seq }] of edits.entries()) {
    if (!UUID.test(id) || ids.has(id)) throw invalid(`muts[${index}].id`, 'must be a UUID of its own, in lower case');
    ids.add(id);
    const before = edits[index - 1];
    if (before && seq !== before.seq + 1) throw invalid(`muts[${index}].seq`, 'must follow the one before it');
  }
}
