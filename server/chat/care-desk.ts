/** Customer care at the realtime database, over the official SDK: the same way for the shop's own and for a Firebase project's. */
import { randomUUID } from 'node:crypto';

import { deleteApp, FirebaseError, initializeApp, setLogLevel } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithCustomToken } from 'firebase/auth';
import {
  child,
  get,
  getDatabase,
  goOffline,
  limitToLast,
  onChildAdded,
  orderByKey,
  push,
  query,
  ref,
  serverTimestamp,
  update,
} from 'firebase/database';

import {
  CARE,
  CHAT_MESSAGES,
  decodeMessage,
  decodeStanding,
  encodeMessage,
  type ChatMessage,
  type ChatPerson,
  type ChatStanding,
} from '#contract/chat-record.ts';
import { CHAT_MESSAGE_MAX, type ChatDoor } from '#contract/chat.ts';

export interface ListedChat extends ChatStanding {
  readonly docno: number;
  readonly name: string;
  /** Milliseconds since 1970 of the last message; 0 where there is none. */
  readonly at: number;
}

export interface CareDesk {
  /** The newest first. */
  list(): Promise<ListedChat[]>;
  /** The last messages of a chat and then each new one, until `stop` is called. What is heard counts as read. */
  follow(docno: number, hear: (message: ChatMessage) => void): Promise<() => void>;
  /** False where the shopper has no chat. */
  reply(docno: number, text: string): Promise<boolean>;
  /** The shopper's next message opens it again (remaining.md C20). False where the shopper has no chat. */
  close(docno: number): Promise<boolean>;
  leave(): Promise<void>;
}

/** Of a chat that is followed, the messages that were there before. */
const SHOWN_BEFORE = 30;

/** The database cannot be reached, or refuses. */
export class CareProblem extends Error {}

/** `origin`: where the shop answers, for the embedded database. @throws CareProblem */
export async function openCareDesk(
  { mode, project, token, path }: ChatDoor,
  { origin, name, email }: { readonly origin: string; readonly name: string; readonly email: string },
): Promise<CareDesk> {
  if (project === null) throw new CareProblem('This shop has no live chat: docs/chat.md says what it needs.');
  setLogLevel('silent');
  const { projectId, apiKey, authDomain, databaseUrl, namespace } = project;
  const databaseURL = `${databaseUrl === '' ? origin : databaseUrl}?ns=${namespace}`;
  const app = initializeApp({ projectId, apiKey, authDomain, databaseURL }, `care-${randomUUID()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (mode === 'embedded') connectAuthEmulator(auth, origin, { disableWarnings: true });
  const database = getDatabase(app);
  const leave = async (): Promise<void> => {
    goOffline(database);
    await auth.signOut();
    await deleteApp(app);
  };
  try {
    await signInWithCustomToken(auth, token);
  } catch (error) {
    await leave();
    const code = error instanceof FirebaseError ? error.code : 'unknown';
    throw new CareProblem(`Nobody lets customer care in at ${origin} (${code}): is the shop running there?`);
  }
  const me: ChatPerson = { docno: CARE, name, email, mobile: '' };
  const chats = ref(database, path);
  const has = async (docno: number) => (await get(child(chats, `${docno}/name`))).exists();
  return {
    async list() {
      const rows: ListedChat[] = [];
      (await get(chats)).forEach((row) => {
        const value: unknown = row.val();
        const written: unknown = row.child('name').val();
        const shopper = typeof written === 'string' ? written : '';
        rows.push({
          ...decodeStanding(value),
          docno: Number(row.key),
          name: shopper,
          at: lastOf(row.child(CHAT_MESSAGES).val()),
        });
      });
      return rows.toSorted((one, other) => other.at - one.at);
    },
    async follow(docno, hear) {
      const messages = child(chats, `${docno}/${CHAT_MESSAGES}`);
      const stop = onChildAdded(query(messages, orderByKey(), limitToLast(SHOWN_BEFORE)), (row) => {
        const message = decodeMessage(row.key ?? '', row.val());
        if (!message) return;
        hear(message);
        if (!message.isFromCare) void update(child(chats, String(docno)), { newMessage: false }).catch(() => undefined);
      });
      await get(query(messages, limitToLast(1)));
      return stop;
    },
    async reply(docno, text) {
      if (!(await has(docno))) return false;
      const chat = child(chats, String(docno));
      const { key } = push(child(chat, CHAT_MESSAGES));
      await update(chat, {
        lastMessage: text.slice(0, CHAT_MESSAGE_MAX),
        newMessage: false,
        messageClosed: false,
        [`${CHAT_MESSAGES}/${key}`]: encodeMessage(me, docno, { text, picture: null }, serverTimestamp()),
      });
      return true;
    },
    async close(docno) {
      if (!(await has(docno))) return false;
      await update(child(chats, String(docno)), { newMessage: false, messageClosed: true });
      return true;
    },
    leave,
  };
}

function lastOf(messages: unknown): number {
  const times = Object.entries(messages ?? {}).map(([id, value]) => decodeMessage(id, value)?.at ?? 0);
  return Math.max(0, ...times);
}
