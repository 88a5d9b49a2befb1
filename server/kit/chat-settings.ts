/** Where live chat lies (docs/chat.md): FIREBASE_DATABASE_URL and FIREBASE_SERVICE_ACCOUNT, beside the other FIREBASE_ settings. */
import { readFileSync } from 'node:fs';

import { SettingsError } from './settings-error.ts';

export type ChatSettings =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'firebase';
      /** FIREBASE_DATABASE_URL: an origin such as https://zad-shop-default-rtdb.firebaseio.com. */
      readonly databaseUrl: string;
      readonly account: ServiceAccount;
    };

/** What FIREBASE_SERVICE_ACCOUNT names: the JSON file of a key that the Firebase console makes. */
export interface ServiceAccount {
  readonly email: string;
  /** PKCS 8, PEM. Secret. */
  readonly privateKey: string;
  /** Where Google gives a token for a signed word of the account's. */
  readonly tokenUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** It ends up in a Content-Security-Policy, so it is held to its form. Also http where it stays on this machine: tests. */
const DATABASE = /^(https:\/\/([a-z0-9-]+\.)+(firebaseio\.com|firebasedatabase\.app)|http:\/\/127\.0\.0\.1:\d{1,5})$/;
const TOKENS = /^(https:\/\/([a-z0-9-]+\.)+googleapis\.com\/[\w/-]*|http:\/\/127\.0\.0\.1:\d{1,5}\/\w*)$/;

/** `identity`: of whom the shoppers' identities are. @throws SettingsError */
export function readChatSettings(env: Environment, identity: 'embedded' | 'firebase'): ChatSettings {
  const { FIREBASE_DATABASE_URL: databaseUrl = '', FIREBASE_SERVICE_ACCOUNT: file = '' } = env;
  if (databaseUrl === '' && file === '') return { kind: identity === 'embedded' ? 'embedded' : 'none' };
  if (identity === 'embedded' || databaseUrl === '' || file === '') {
    throw new SettingsError(
      'FIREBASE_DATABASE_URL and FIREBASE_SERVICE_ACCOUNT come together, and with FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN.',
    );
  }
  if (!DATABASE.test(databaseUrl)) {
    throw new SettingsError(
      `FIREBASE_DATABASE_URL must look like https://zad-shop-default-rtdb.firebaseio.com, but it is "${databaseUrl}".`,
    );
  }
  return { kind: 'firebase', databaseUrl, account: readAccount(file) };
}

/** No sentence repeats what is in the file: it is a secret. */
function readAccount(file: string): ServiceAccount {
  const fields = readFields(file);
  const { client_email: email, private_key: privateKey, token_uri: tokenUrl } = fields;
  if (typeof email !== 'string' || typeof privateKey !== 'string' || !privateKey.includes('BEGIN PRIVATE KEY')) {
    throw new SettingsError(
      'FIREBASE_SERVICE_ACCOUNT must be a file with the key of a service account, as the console makes it.',
    );
  }
  if (typeof tokenUrl !== 'string' || !TOKENS.test(tokenUrl)) {
    throw new SettingsError('The file of FIREBASE_SERVICE_ACCOUNT must have a token_uri of googleapis.com.');
  }
  return { email, privateKey, tokenUrl };
}

function readFields(file: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read === 'object' && read !== null) return read as Readonly<Record<string, unknown>>;
  } catch (error) {
    if (error instanceof SyntaxError) throw new SettingsError('The file of FIREBASE_SERVICE_ACCOUNT is no JSON.');
    throw new SettingsError(`FIREBASE_SERVICE_ACCOUNT cannot be read: ${(error as Error).message}`);
  }
  throw new SettingsError('The file of FIREBASE_SERVICE_ACCOUNT must have an object in it.');
}
