/** What the sockets of the embedded database work with. */
import { CHAT_MESSAGES } from '#contract/chat-record.ts';
import { EmbeddedTokens } from '#server/gateways/identity/embedded/embedded-tokens.ts';
import { embeddedKey } from '#server/gateways/identity/embedded/signing-key.ts';
import type { Deps } from '#server/kit/deps.ts';
import { TokenBucket, type BucketSize } from '#server/kit/token-bucket.ts';

import { answerRequest } from './answer-request.ts';
import { ChangeFeed } from './change-feed.ts';
import type { ConnectionDesk } from './chat-connection.ts';
import type { ChatHost } from './chat-host.ts';
import { docnoOf } from './chat-rules.ts';
import type { DatabaseRules } from './database-rules.ts';
import { readSpeaker, refused } from './read-speaker.ts';

/** Requests that write, of one shopper over all their sockets. Messages that waited on a device come at once. */
export const CHAT_WRITES: BucketSize = { burst: 100, perMinute: 60 };

export interface DeskOptions {
  readonly rules: DatabaseRules;
  readonly writes: BucketSize;
}

export function openSocketDesk(
  { db, clock, log }: Deps,
  host: ChatHost,
  { rules, writes }: DeskOptions,
): ConnectionDesk {
  const tokens = new EmbeddedTokens(() => embeddedKey(db), clock);
  const bucket = new TokenBucket<string>(writes, clock);
  return {
    db,
    clock,
    log,
    rules,
    feed: new ChangeFeed(db, log),
    work: answerRequest,
    speakerOf: async (token) => {
      const speaker = await readSpeaker(tokens, token, clock.now().getTime());
      const { session, uid } = speaker;
      if (session !== null && !(await host.isSignedIn(db.orm, Number(uid), session))) throw refused();
      return speaker;
    },
    countWrite: (uid) => bucket.take(uid),
    maySpeak: async (tx, { uid, session }) => session === null || host.isSignedIn(tx, Number(uid), session),
    wasWritten: async (tx, speaker, writes) => {
      if (speaker?.isAgent !== true) return;
      const answered = writes.filter(({ path }) => path[2] === CHAT_MESSAGES).map(({ path }) => docnoOf(path));
      for (const docno of new Set(answered)) if (docno !== null) await host.wasAnswered(tx, docno);
    },
  };
}
