/**
 * What lies in the realtime database at `LiveChat/<userDocno>` (storefront.md section 3, Live chat): the record of one shopper's chat with
 * its messages below `messages/<id>`. These are values of that database and no answer of our API: what is not of this shape is passed over.
 */
import { CHAT_MESSAGE_MAX, CHAT_PICTURES_PATH } from './chat.ts';

/** Below `LiveChat/<userDocno>`. */
export const CHAT_MESSAGES = 'messages';

/** `senderDocno` of customer care, and the `receiver` of what a shopper writes. */
export const CARE = 0;

/** The shopper, as their chat names them. */
export interface ChatPerson {
  docno: number;
  name: string;
  email: string;
  mobile: string;
}

export interface ChatMessage {
  /** The database's own name of it, which sorts by the time it was made. */
  id: string;
  isFromCare: boolean;
  /** Who wrote it; of customer care the name that it gave. */
  name: string;
  /** What it says; empty for a picture. */
  text: string;
  /** Address of a picture on the shop's own origin or by https; null for words. */
  picture: string | null;
  /** Milliseconds since 1970, by the database's clock. */
  at: number;
}

export interface ChatStanding {
  /** The last message, as a list of chats shows it. */
  lastMessage: string;
  /** The shopper wrote something that customer care has not read. */
  isNew: boolean;
  /** Customer care has ended it; the shopper's next message opens it again (remaining.md C20). */
  isClosed: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of the record beside its messages, written with each message: `newMessage` is true for a shopper's, `messageClosed` false. */
export function encodeStanding(shopper: ChatPerson, { lastMessage, isNew, isClosed }: ChatStanding): Values {
  return {
    name: shopper.name,
    userDocno: shopper.docno,
    email: shopper.email,
    mobile: shopper.mobile,
    lastMessage: lastMessage.slice(0, CHAT_MESSAGE_MAX),
    newMessage: isNew,
    messageClosed: isClosed,
  };
}

export function decodeStanding(value: unknown): ChatStanding {
  const { lastMessage, newMessage, messageClosed } = valuesOf(value);
  return { lastMessage: wordsOf(lastMessage), isNew: newMessage === true, isClosed: messageClosed === true };
}

/** A message as it is written; `at` is the database's placeholder for its own time, `{ '.sv': 'timestamp' }`. */
export function encodeMessage(
  sender: ChatPerson,
  receiver: number,
  said: Pick<ChatMessage, 'text' | 'picture'>,
  at: unknown,
): Values {
  return {
    message: said.picture === null ? said.text : JSON.stringify({ type: 'media', link: said.picture }),
    senderDocno: sender.docno,
    name: sender.name,
    email: sender.email,
    mobile: sender.mobile,
    receiver,
    messageTimeStamp: at,
  };
}

/** Null for what is no message. A picture whose link is neither https nor of the shop's own origin is shown as the text that it is. */
export function decodeMessage(id: string, value: unknown): ChatMessage | null {
  const { message, senderDocno, name, messageTimeStamp } = valuesOf(value);
  if (typeof message !== 'string' || typeof messageTimeStamp !== 'number') return null;
  const picture = pictureOf(message);
  return {
    id,
    isFromCare: senderDocno === CARE,
    name: wordsOf(name),
    text: picture === null ? message : '',
    picture,
    at: messageTimeStamp,
  };
}

function pictureOf(message: string): string | null {
  if (!message.startsWith('{')) return null;
  try {
    const { type, link } = valuesOf(JSON.parse(message));
    return type === 'media' && typeof link === 'string' && isOpen(link) ? link : null;
  } catch {
    return null;
  }
}

/** security.md row 37: https alone, or a path of our own that is no other host's (`//host`). */
const isOpen = (link: string): boolean =>
  /^https:\/\/[^\s]+$/.test(link) ||
  (link.startsWith(`${CHAT_PICTURES_PATH}/`) && /^[\w-]+\.webp$/.test(link.slice(CHAT_PICTURES_PATH.length + 1)));

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
