/** The rules of `database.rules.json` for the embedded database; database-rules.test.ts holds the two together. */
import { CARE, CHAT_MESSAGES } from '#contract/chat-record.ts';
import { CHAT_MESSAGE_MAX } from '#contract/chat.ts';
import { CHATS } from '#server/gateways/chat/chat-gateway.ts';

import type { DatabaseRules, PlannedWrite, Speaker } from './database-rules.ts';
import { isBranch, type Path, type Tree } from './tree.ts';

/** Characters of a name, an address, a number; and of a message's own name. */
const LONGEST_WORD = 300;
const LONGEST_ID = 40;

export const chatRules: DatabaseRules = {
  mayRead: (speaker, path) => {
    if (speaker === null || path[0] !== CHATS) return false;
    return speaker.isAgent || (path.length > 1 && path[1] === speaker.uid);
  },
  mayWrite: (speaker, write, now) => {
    const [root, docno, field, id, ...deeper] = write.path;
    if (speaker === null || root !== CHATS || docno === undefined || field === undefined || deeper.length > 0)
      return false;
    // Nothing is taken away.
    if (write.value === null || !(speaker.isAgent || docno === speaker.uid)) return false;
    if (id === undefined) return isStanding(speaker, docno, field, write.value);
    return field === CHAT_MESSAGES && id.length <= LONGEST_ID && isNewMessage(speaker, docno, write, now);
  },
};

type Check = (value: Tree) => boolean;

const isWord: Check = (value) => typeof value === 'string' && value.length <= LONGEST_WORD;
const isMessage: Check = (value) => typeof value === 'string' && value.length <= CHAT_MESSAGE_MAX;

/** The fields beside the messages. A shopper has always something new to say, and opens a closed chat (remaining.md C20). */
function isStanding({ isAgent }: Speaker, docno: string, field: string, value: Tree): boolean {
  const checks: Readonly<Record<string, Check>> = {
    name: isWord,
    email: isWord,
    mobile: isWord,
    userDocno: (written) => typeof written === 'number' && String(written) === docno,
    lastMessage: isMessage,
    newMessage: (written) => (isAgent ? typeof written === 'boolean' : written === true),
    messageClosed: (written) => (isAgent ? typeof written === 'boolean' : written === false),
  };
  return Object.hasOwn(checks, field) && checks[field]?.(value) === true;
}

/** Written once, whole, now, and by who is said to have sent it. */
function isNewMessage({ isAgent }: Speaker, docno: string, { before, value }: PlannedWrite, now: number): boolean {
  if (before !== null || !isBranch(value)) return false;
  const checks: Readonly<Record<string, Check>> = {
    message: (written) => isMessage(written) && written !== '',
    senderDocno: (written) => typeof written === 'number' && String(written) === (isAgent ? String(CARE) : docno),
    receiver: (written) => typeof written === 'number' && String(written) === (isAgent ? docno : String(CARE)),
    name: isWord,
    email: isWord,
    mobile: isWord,
    messageTimeStamp: (written) => written === now,
  };
  const fields = Object.keys(checks);
  return (
    fields.every((field) => Object.hasOwn(value, field) && checks[field]?.(value[field] ?? null) === true) &&
    Object.keys(value).length === fields.length
  );
}

/** Whose chat a path lies in; null above them all. */
export function docnoOf(path: Path): number | null {
  const [root, docno = ''] = path;
  return root === CHATS && /^[1-9]\d{0,9}$/.test(docno) ? Number(docno) : null;
}
