/** Live chat with customer care (storefront.md sections 3, 4 and 7; remaining.md CH): how the device gets in, and what it may send. */
import { defineCall } from './call.ts';
import { list, nullable, oneOf, text } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

/** Letters of one message. */
export const CHAT_MESSAGE_MAX = 2000;

/** A Firebase project's realtime database, or the shop's own that speaks the same protocol. Nothing in it is secret. */
const chatProject = record({
  projectId: ['projectId', text(200)],
  apiKey: ['apiKey', text(200)],
  authDomain: ['authDomain', text(300)],
  /** Empty: the page's own origin. */
  databaseUrl: ['databaseURL', text(300)],
  /** The namespace of the database at `databaseUrl`. */
  namespace: ['ns', text(200)],
});
export type ChatProject = Decoded<typeof chatProject>;

const chatDoor = record({
  /** `embedded`: the shop's own database; `firebase`: a Firebase project; `none`: this shop has no live chat, write to the e-mail address. */
  mode: ['mode', oneOf(['embedded', 'firebase', 'none'])],
  /** Null where mode is `none`. */
  project: ['firebaseConfig', nullable(chatProject)],
  /** A custom token for firebase/auth, good for an hour. Empty where mode is `none`. */
  token: ['token', text(4000)],
  /** `LiveChat/<userDocno>`: all that the token opens. */
  path: ['path', text(100)],
});
export type ChatDoor = Decoded<typeof chatDoor>;

export const openChat = defineCall({
  name: 'chat.open',
  method: 'POST',
  path: '/chat/session',
  auth: 'user',
  offline: 'online',
  invented: true,
  input: record({}),
  answer: chatDoor,
  summary: 'Where the live chat is, and a token that opens the caller’s own',
});

/**
 * A picture for the chat: multipart, because the specification says so (section 7, image upload), so it is no call of `defineCall`.
 * The envelope's data is `chatPicture`. Its file is a JPEG, PNG or WebP; the server draws it anew as WebP.
 */
export const CHAT_PICTURE = {
  path: '/ecomapi/chat/picture',
  field: 'image',
  maxBytes: 5_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** Addresses on the shop's own origin, such as `/chat-pictures/<name>.webp`, that the shopper and customer care alone may open. */
export const chatPicture = record({ links: ['imgLink', list(text(300), 1)] });
export type ChatPicture = Decoded<typeof chatPicture>;

export const chatCalls = [openChat] as const;
