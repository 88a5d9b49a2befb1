/** What is written reaches the chat once, in its order, whatever becomes of the connection and the page. */
import { beforeEach, expect, test } from 'vitest';

import { decodeMessage, type ChatMessage } from '#contract/chat-record.ts';
import type { ChatDoor } from '#contract/chat.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { FOLLOWED_MESSAGES, type ChatChannel, type ChatNews, type NamedValue } from '#src/net/chat-channel.ts';

import { ChatSession } from './chat-session.ts';
import type { WaitingMessage } from './chat-state.ts';
import type { KeptChat } from './kept-chat.ts';

const DOOR: ChatDoor = {
  mode: 'embedded',
  project: { projectId: 'p', apiKey: 'k', authDomain: 'a', databaseUrl: '', namespace: 'p' },
  token: 't',
  path: 'LiveChat/7',
};

/** The database as the rules keep it: a message is written once, at the database's own time. */
class ChatDatabase {
  readonly messages = new Map<string, Record<string, unknown>>();
  writes = 0;
  isClosed = false;
  /** What the next write does: `lost`: it is taken, and its answer never comes. */
  next: 'taken' | 'refused' | 'lost' = 'taken';
  news: ChatNews | null = null;
  clock = 1_000;

  readonly connect = (_door: ChatDoor, news: ChatNews): Promise<ChatChannel> => {
    this.news = news;
    this.tell();
    return Promise.resolve({
      write: (values) => this.#write(values),
      has: (id) => Promise.resolve(this.messages.has(id)),
      earlier: (before, most) =>
        Promise.resolve(
          this.#all()
            .filter(([id]) => id < before)
            .slice(-most),
        ),
      close: () => (this.isClosed = true),
    });
  };

  care(id: string, message: string): void {
    this.messages.set(id, { message, senderDocno: 0, name: 'Zad', messageTimeStamp: (this.clock += 1) });
    this.tell();
  }

  tell(): void {
    this.news?.messages(this.#all().slice(-FOLLOWED_MESSAGES));
  }

  #all(): NamedValue[] {
    return [...this.messages].toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  #write(values: Readonly<Record<string, unknown>>): Promise<boolean> {
    this.writes += 1;
    const how = this.next;
    this.next = 'taken';
    const [path = ''] = Object.keys(values).filter((one) => one.startsWith('messages/'));
    const id = path.slice('messages/'.length);
    if (how === 'refused' || this.messages.has(id)) return Promise.resolve(false);
    this.messages.set(id, { ...(values[path] as object), messageTimeStamp: (this.clock += 1) });
    this.tell();
    return how === 'lost' ? new Promise(() => undefined) : Promise.resolve(true);
  }
}

/** A device's disk. */
function disk(): KeptChat & { now: { waiting: readonly WaitingMessage[]; seen: readonly ChatMessage[] } } {
  const now = { waiting: [] as readonly WaitingMessage[], seen: [] as readonly ChatMessage[] };
  return {
    now,
    waiting: () => Promise.resolve(now.waiting),
    keepWaiting: (message) => Promise.resolve(void (now.waiting = [...now.waiting, message])),
    dropWaiting: (sent) => Promise.resolve(void (now.waiting = now.waiting.filter(({ id }) => id !== sent))),
    seen: () => Promise.resolve(now.seen),
    keepSeen: (messages) => Promise.resolve(void (now.seen = messages)),
  };
}

let database: ChatDatabase;
let kept: ReturnType<typeof disk>;
let door: Result<ChatDoor, AppError>;

beforeEach(() => {
  database = new ChatDatabase();
  kept = disk();
  door = { ok: true, value: DOOR };
});

/** As a page makes it. */
function page(): ChatSession {
  return new ChatSession({
    door: () => Promise.resolve(door),
    person: () => Promise.resolve({ docno: 7, name: 'Sara', email: 's@example.ae', mobile: '' }),
    connect: database.connect,
    kept,
  });
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const wordsOf = (session: ChatSession): string[] => session.state().messages.map(({ text }) => text);
const written = (): (string | undefined)[] =>
  [...database.messages].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, value]) => decodeMessage(id, value)?.text);

test('what is said is kept before it is sent, and gone from the device once it has come', async () => {
  const session = page();
  await session.open();
  const said = session.say('hello');
  expect(kept.now.waiting.map(({ text }) => text)).toEqual(['hello']);
  await said;
  await settle();
  expect(written()).toEqual(['hello']);
  expect(session.state().waiting).toEqual([]);
  expect(kept.now.waiting).toEqual([]);
});

test('without signal it waits, over a reload too, and comes once and in its order with the signal', async () => {
  door = { ok: false, error: { kind: 'offline' } };
  const session = page();
  await session.open();
  await session.say('one');
  await session.say('two');
  expect(session.state()).toMatchObject({ phase: 'opening', waiting: [{ text: 'one' }, { text: 'two' }] });
  door = { ok: true, value: DOOR };
  const reloaded = page();
  await reloaded.open();
  await settle();
  await settle();
  expect(written()).toEqual(['one', 'two']);
  expect(reloaded.state().waiting).toEqual([]);
});

test('what had come before its answer was lost is not written a second time', async () => {
  const session = page();
  await session.open();
  database.next = 'lost';
  await session.say('once');
  await settle();
  expect(session.state().waiting).toHaveLength(1);
  session.end();
  const reloaded = page();
  await reloaded.open();
  await settle();
  expect(database.writes).toBe(2);
  expect(written()).toEqual(['once']);
  expect(reloaded.state()).toMatchObject({ waiting: [], isRefused: false });
});

test('a write whose answer never comes holds nothing back once the chat is open again', async () => {
  const session = page();
  await session.open();
  database.next = 'lost';
  await session.say('once');
  database.news?.lost();
  await session.say('behind it');
  await session.open();
  await settle();
  await settle();
  expect(written()).toEqual(['once', 'behind it']);
  expect(session.state().waiting).toEqual([]);
  expect(kept.now.waiting).toEqual([]);
});

test('of two tabs neither takes from the disk what waits in the other', async () => {
  door = { ok: false, error: { kind: 'offline' } };
  const [one, other] = [page(), page()];
  await Promise.all([one.open(), other.open()]);
  await one.say('from one');
  await other.say('from the other');
  door = { ok: true, value: DOOR };
  await one.open();
  await settle();
  expect(kept.now.waiting.map(({ text }) => text)).toEqual(['from the other']);
});

test('who writes is read before the chat is opened, so that no open one is left without anybody', async () => {
  let isReadable = false;
  let opened = 0;
  const session = new ChatSession({
    door: () => Promise.resolve(door),
    person: () => (isReadable ? Promise.resolve({ docno: 7, name: '', email: '', mobile: '' }) : Promise.reject()),
    connect: (...given) => ((opened += 1), database.connect(...given)),
    kept,
  });
  await session.open();
  expect([opened, session.state().phase]).toEqual([0, 'failed']);
  isReadable = true;
  await session.open();
  expect([opened, session.state().phase]).toEqual([1, 'open']);
});

test('a message that is refused waits until the shopper tries again, and what is behind it with it', async () => {
  const session = page();
  await session.open();
  database.next = 'refused';
  await session.say('first');
  await settle();
  expect(session.state()).toMatchObject({ isRefused: true, waiting: [{ text: 'first' }] });
  expect(written()).toEqual([]);
  session.sendAgain();
  await settle();
  expect(written()).toEqual(['first']);
  expect(session.state()).toMatchObject({ isRefused: false, waiting: [] });
});

test('answers come by themselves, and are there without signal the next time', async () => {
  const session = page();
  await session.open();
  database.care('a', 'Good morning');
  expect(wordsOf(session)).toEqual(['Good morning']);
  session.end();
  door = { ok: false, error: { kind: 'offline' } };
  const cold = page();
  await cold.open();
  expect(wordsOf(cold)).toEqual(['Good morning']);
});

test('what was only just sent is there without signal as well', async () => {
  const session = page();
  await session.open();
  await session.say('hello');
  await settle();
  expect(kept.now.seen.map(({ text }) => text)).toEqual(['hello']);
});

test('older messages come when they are asked for, until there are none', async () => {
  for (let at = 100; at < 100 + FOLLOWED_MESSAGES + 10; at += 1) database.care(`m${at}`, `${at}`);
  const session = page();
  await session.open();
  expect(session.state()).toMatchObject({ hasEarlier: true, messages: { length: FOLLOWED_MESSAGES } });
  await session.showEarlier();
  expect(session.state()).toMatchObject({ hasEarlier: false, messages: { length: FOLLOWED_MESSAGES + 10 } });
  expect(wordsOf(session)[0]).toBe('100');
  database.care('n', 'new');
  expect(session.state().hasEarlier).toBe(false);
});

test('what was seen long ago is not shown beside what came since where something may lie between', async () => {
  kept.now.seen = [{ id: 'a', isFromCare: true, name: 'Zad', text: 'long ago', picture: null, at: 1 }];
  for (let at = 100; at < 100 + FOLLOWED_MESSAGES; at += 1) database.care(`m${at}`, `${at}`);
  const session = page();
  await session.open();
  expect(wordsOf(session)).not.toContain('long ago');
});

test.each([
  [{ ok: true, value: { ...DOOR, mode: 'none', project: null } } as const, 'none'],
  [{ ok: false, error: { kind: 'server', status: 500 } } as const, 'failed'],
  [{ ok: false, error: { kind: 'timeout' } } as const, 'opening'],
])('a door %j leaves it %s, and is asked for again', async (answer, phase) => {
  door = answer;
  const session = page();
  await session.open();
  expect(session.state().phase).toBe(phase);
  door = { ok: true, value: DOOR };
  await session.open();
  expect(session.state().phase).toBe('open');
});

test('a page that is left sees nothing more until it is back', async () => {
  const session = page();
  await session.open();
  session.rest();
  expect(database.isClosed).toBe(true);
  await session.say('while away');
  expect(session.state().waiting).toHaveLength(1);
  await session.open();
  await settle();
  expect([written(), session.state().waiting]).toEqual([['while away'], []]);
});

test('a chat that the database shows no longer says so', async () => {
  const session = page();
  await session.open();
  database.news?.lost();
  expect(session.state().phase).toBe('failed');
  await session.open();
  expect(session.state().phase).toBe('open');
});
