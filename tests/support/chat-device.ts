/** The official SDK in Node, as the app opens it: its own app, a session in memory alone. */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  type Auth,
} from 'firebase/auth';
import { getDatabase, goOffline, type Database } from 'firebase/database';

import { embeddedConfig } from '#server/gateways/identity/embedded/embedded-config.ts';

export interface ChatDevice {
  readonly auth: Auth;
  readonly database: Database;
  signIn(token: string): Promise<void>;
  close(): Promise<void>;
}

let apps = 0;

/** Not signed in yet. `origin`: of the shop, such as `http://127.0.0.1:4173`. */
export function openChatDevice(origin: string): ChatDevice {
  const { projectId, apiKey, authDomain } = embeddedConfig;
  const databaseURL = `${origin}?ns=${projectId}`;
  const app = initializeApp({ projectId, apiKey, authDomain, databaseURL }, `chat-${(apps += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  const database = getDatabase(app);
  let isOpen = true;
  return {
    auth,
    database,
    signIn: async (token) => void (await signInWithCustomToken(auth, token)),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      goOffline(database);
      await deleteApp(app);
    },
  };
}
