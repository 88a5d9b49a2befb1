/** The chat of whoever is signed in: one a page, open while a screen shows it or something waits to be sent. */
import type { QueryClient } from '@tanstack/react-query';

import type { ChatPerson } from '#contract/chat-record.ts';
import { openChat } from '#contract/chat.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { sendCall } from '#src/net/read-query.ts';
import { beforeErasing } from '#src/offline/erase-device.ts';
import { watchSignal } from '#src/state/connectivity.ts';
import { sessionUser } from '#src/state/session.ts';

import { ChatSession } from './chat-session.ts';
import { keptChat } from './kept-chat.ts';
import { chatNews } from './queries.ts';

/** A screen that closes and opens again finds it open. */
const LINGERS_MS = 20_000;

interface Held {
  readonly userId: number;
  readonly session: ChatSession;
  holders: number;
  leaving: ReturnType<typeof setTimeout> | undefined;
}

let held: Held | null = null;
let isFollowing = false;

/** Not opened yet, where it is the first. */
export function chatOf(client: QueryClient, userId: number): ChatSession {
  if (held?.userId === userId) return held.session;
  endChat();
  followDevice();
  const session = new ChatSession({
    door: async () => {
      const answer = await sendCall(client, openChat, {});
      // What waits there is being read.
      void client.invalidateQueries({ queryKey: chatNews().queryKey });
      return answer.ok ? { ok: true, value: answer.value.value } : answer;
    },
    person: () => personOf(client, userId),
    connect: async (door, news) => (await import('#src/net/chat-sdk.ts')).connectChat(door, news),
    kept: keptChat,
  });
  held = { userId, session, holders: 0, leaving: undefined };
  return session;
}

/** Opens it; answers with how to let go of it again. */
export function holdChat(session: ChatSession): () => void {
  const mine = held;
  if (mine?.session !== session) return () => undefined;
  mine.holders += 1;
  clearTimeout(mine.leaving);
  void session.open();
  return () => {
    mine.holders -= 1;
    if (mine.holders === 0) mine.leaving = setTimeout(() => leave(mine), LINGERS_MS);
  };
}

/** What waits is sent first. */
function leave(mine: Held): void {
  if (held !== mine || mine.holders > 0) return;
  if (mine.session.state().waiting.length === 0) endChat();
  else mine.leaving = setTimeout(() => leave(mine), LINGERS_MS);
}

function endChat(): void {
  clearTimeout(held?.leaving);
  held?.session.end();
  held = null;
}

/**
 * Without signal it was not opened; a page that is left looks at nothing any more, though the browser keeps it for the way back; and it ends
 * before the shopper's data goes.
 */
function followDevice(): void {
  if (isFollowing) return;
  isFollowing = true;
  beforeErasing(endChat);
  addEventListener('pagehide', () => held?.session.rest());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && held) void held.session.open();
  });
  watchSignal((isLost) => {
    if (!isLost && held) void held.session.open();
  });
}

async function personOf(client: QueryClient, userId: number): Promise<ChatPerson> {
  const profile = await client.fetchQuery({ ...myProfile(), staleTime: Infinity });
  const { firstName, lastName, email, mobile } = profile.value;
  return {
    docno: userId,
    name: [firstName, lastName].filter(Boolean).join(' ') || (sessionUser()?.firstName ?? ''),
    email,
    mobile: mobile ?? '',
  };
}
