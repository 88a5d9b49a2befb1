/** firebase/database by its named parts, behind ChatChannel. Imported lazily, by src/domain/chat alone: it is a chunk of its own. */
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithCustomToken } from 'firebase/auth';
import {
  child,
  endBefore,
  forceWebSockets,
  get,
  getDatabase,
  limitToLast,
  onValue,
  orderByKey,
  query,
  ref,
  update,
  type DataSnapshot,
} from 'firebase/database';

import { CHAT_MESSAGES } from '#contract/chat-record.ts';
import type { ChatDoor } from '#contract/chat.ts';

import { FOLLOWED_MESSAGES, type ChatChannel, type ChatNews, type NamedValue } from './chat-channel.ts';

let opened = 0;

/** An app of its own, which keeps nothing; closed, it is gone. @throws where the token is refused or the signal is gone */
export async function connectChat({ mode, project, token, path }: ChatDoor, news: ChatNews): Promise<ChatChannel> {
  if (project === null) throw new Error('this shop has no live chat');
  // A flag that the SDK keeps in localStorage of a page whose socket failed once makes it ask by long polling for ever.
  forceWebSockets();
  const { projectId, apiKey, authDomain, databaseUrl, namespace } = project;
  const databaseURL = `${databaseUrl || location.origin}?ns=${namespace}`;
  const app = initializeApp({ projectId, apiKey, authDomain, databaseURL }, `chat-${(opened += 1)}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (mode === 'embedded') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
    await signInWithCustomToken(auth, token);
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
  const database = getDatabase(app);
  const chat = ref(database, path);
  const messages = child(chat, CHAT_MESSAGES);
  const leave = [
    onValue(
      query(messages, orderByKey(), limitToLast(FOLLOWED_MESSAGES)),
      (all) => news.messages(valuesOf(all)),
      () => news.lost(),
    ),
    onValue(
      child(chat, 'messageClosed'),
      (is) => news.closed(is.val() === true),
      () => news.lost(),
    ),
  ];
  return {
    write: (values) =>
      update(chat, values).then(
        () => true,
        () => false,
      ),
    has: async (id) => (await get(child(messages, id))).exists(),
    earlier: async (before, most) =>
      valuesOf(await get(query(messages, orderByKey(), endBefore(before), limitToLast(most)))),
    close() {
      for (const stop of leave) stop();
      void deleteApp(app);
    },
  };
}

function valuesOf(all: DataSnapshot): NamedValue[] {
  const values: NamedValue[] = [];
  all.forEach((one) => void values.push([one.key, one.val()]));
  return values;
}
