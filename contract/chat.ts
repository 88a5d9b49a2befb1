/** Live chat with customer care (storefront.md sections 3, 4 and 7; remaining.md CH): how the device gets in, and what it may send. */
import { defineCall } from './call.ts';
import { flag, list, nullable, oneOf, text } from './wire-types.ts';
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

export const readChatNews = defineCall({
  name: 'chat.readNews',
  method: 'GET',
  path: '/chat/news',
  auth: 'user',
  offline: 'online',
  invented: true,
  input: record({}),
  /** Whether customer care has answered since the shopper had the chat open. Never so with a Firebase project, which does not tell the shop. */
  answer: record({ isAnswered: ['isAnswered', flag] }),
  summary: 'Whether an answer of customer care waits in the live chat',
});

/** Where pictures of chats lie on the shop's own origin, each as `<name>.webp`. */
export const CHAT_PICTURES_PATH = '/chat-pictures';

/** A picture's file, in the part `field` of a form: JPEG, PNG or WebP. The server draws it anew as WebP. */
export const CHAT_PICTURE = {
  field: 'image',
  maxBytes: 5_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** A picture for the chat. Its input is no JSON: the specification has it travel as multipart (section 7, image upload). So it is not among `chatCalls`. */
export const sendChatPicture = defineCall({
  name: 'chat.picture',
  method: 'POST',
  path: '/chat/picture',
  auth: 'user',
  offline: 'online',
  invented: true,
  input: record({}),
  /** Addresses below CHAT_PICTURES_PATH, that the shopper and customer care alone may open. */
  answer: record({ links: ['imgLink', list(text(300), 1)] }),
  summary: 'A picture for the live chat, as multipart',
});

export const chatCalls = [openChat, readChatNews] as const;
