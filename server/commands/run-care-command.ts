/** The command line of customer care: reads arguments, signs in to the realtime database, says what happened. */
import { writeFile } from 'node:fs/promises';

import type { ChatMessage } from '#contract/chat-record.ts';
import { CHAT_MESSAGE_MAX } from '#contract/chat.ts';
import { CareProblem, openCareDesk, type CareDesk, type ListedChat } from '#server/chat/care-desk.ts';
import { pictureNameOf, pictureAddress } from '#server/chat/picture-address.ts';
import { readPictureOf } from '#server/chat/picture-store.ts';
import { openChatGateway } from '#server/gateways/chat/open-chat-gateway.ts';
import { systemClock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings, type Settings } from '#server/kit/settings.ts';

import { exitCodeOf } from './exit-code.ts';
import { findCommand, type Commands } from './find-command.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { PlainError, UsageError } from './plain-error.ts';
import { printable } from './printable.ts';

const USAGE = `Usage:
  npm run care -- list
  npm run care -- follow 100001
  npm run care -- reply 100001 "WORDS"
  npm run care -- close 100001
  npm run care -- picture 100001 ADDRESS FILE

list      every chat, the newest first; * marks what nobody has read, and (closed) what was ended
follow    the last messages of a shopper's chat, and each new one as it comes, until Ctrl-C; what is shown counts as read
reply     WORDS go to the shopper, who has the number that list shows
close     the conversation has ended; the shopper's next message opens it again
picture   a picture that follow names by its ADDRESS, into the new FILE

The shop must be running. DATABASE_URL or DATA_DIR say which database, HOST and PORT where it answers, as for npm start.
`;

type Environment = Readonly<Record<string, string | undefined>>;

interface Counter {
  readonly db: Database;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** Says a line at once. */
  readonly say: (line: string) => void;
}

type Work = (counter: Counter, args: readonly string[]) => Promise<string>;

/** Each with the most arguments that it takes. */
const COMMANDS: Commands<Work> = new Map([
  ['list', [0, (counter: Counter) => atDesk(counter, listChats)]],
  ['follow', [1, follow]],
  ['reply', [2, reply]],
  ['close', [1, close]],
  ['picture', [3, savePicture]],
]);

/** The exit code: 0 where it was done, 1 where it could not be, 2 where the arguments make no sense. `signal` ends what follows. */
export async function runCareCommand(
  argv: readonly string[],
  env: Environment = process.env,
  signal: AbortSignal = new AbortController().signal,
  say: (line: string) => void = (line) => console.log(line),
): Promise<number> {
  return exitCodeOf(USAGE, async () => {
    const { work, args } = findCommand(COMMANDS, argv);
    const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
    const store = await openCommandDatabase(settings, createLog(settings.logLevel));
    try {
      return await work({ db: store.db, settings, signal, say }, args);
    } finally {
      await store.close();
    }
  });
}

/** Signed in to the realtime database for as long as the work takes. */
async function atDesk({ db, settings }: Counter, work: (desk: CareDesk) => Promise<string>): Promise<string> {
  const gateway = openChatGateway({ db, clock: systemClock, settings });
  const { name } = settings.shop.supplier;
  const me = { origin: ownOrigin(settings), name: name.en, email: settings.shop.supportEmail };
  try {
    const desk = await openCareDesk(await gateway.careDoor(), me);
    try {
      return await work(desk);
    } finally {
      await desk.leave();
    }
  } catch (error) {
    throw error instanceof CareProblem ? new PlainError(error.message) : error;
  }
}

/** Where the shop of these settings answers on this machine. */
function ownOrigin({ host, port }: Settings): string {
  const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const reached = everywhere[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

async function listChats(desk: CareDesk): Promise<string> {
  const chats = await desk.list();
  return chats.length === 0 ? 'No shopper has written yet.' : chats.map(lineOf).join('\n');
}

const LONGEST_SHOWN = 80;

function lineOf({ docno, name, at, lastMessage, isNew, isClosed }: ListedChat): string {
  const said = printable(lastMessage).slice(0, LONGEST_SHOWN);
  return `${isNew ? '*' : ' '} ${docno}  ${timeOf(at)}  ${printable(name)}: ${said}${isClosed ? ' (closed)' : ''}`;
}

/** As in the shops: 2026-11-28 14:05. */
function timeOf(at: number): string {
  return at === 0 ? '-'.padEnd(16) : new Date(at).toLocaleString('sv', { timeZone: 'Asia/Dubai' }).slice(0, 16);
}

function follow(counter: Counter, [written]: readonly string[]): Promise<string> {
  const docno = shopperNumber(written);
  return atDesk(counter, async (desk) => {
    const stop = await desk.follow(docno, (message) => counter.say(spoken(message)));
    if (!counter.signal.aborted) await new Promise((resolve) => counter.signal.addEventListener('abort', resolve));
    stop();
    return `${docno}: no longer followed.`;
  });
}

function spoken({ at, isFromCare, name, text, picture }: ChatMessage): string {
  return `${timeOf(at)}  ${isFromCare ? '> ' : ''}${printable(name)}: ${picture === null ? printable(text) : `[picture ${picture}]`}`;
}

function reply(counter: Counter, [written, words = '']: readonly string[]): Promise<string> {
  const docno = shopperNumber(written);
  const text = words.trim();
  if (text === '') throw new UsageError('The words are missing: put them in quotation marks.');
  if (text.length > CHAT_MESSAGE_MAX) throw new UsageError(`A message has ${CHAT_MESSAGE_MAX} letters at the most.`);
  return atDesk(counter, async (desk) => {
    if (!(await desk.reply(docno, text))) throw noChat(docno);
    return `${docno}: sent.`;
  });
}

function close(counter: Counter, [written]: readonly string[]): Promise<string> {
  const docno = shopperNumber(written);
  return atDesk(counter, async (desk) => {
    if (!(await desk.close(docno))) throw noChat(docno);
    return `${docno}: closed. The shopper's next message opens it again.`;
  });
}

async function savePicture({ db }: Counter, [written, address = '', file = '']: readonly string[]): Promise<string> {
  const docno = shopperNumber(written);
  const name = pictureNameOf(address);
  if (name === null) throw new UsageError(`The picture must be named as ${pictureAddress('...')}, not "${address}".`);
  if (file === '') throw new UsageError('The file that it should go to is missing.');
  const body = await readPictureOf(db.orm, docno, name);
  if (!body) throw new PlainError(`${docno}: there is no such picture.`);
  try {
    await writeFile(file, body, { flag: 'wx' });
  } catch (error) {
    throw new PlainError(`${file} cannot be written: ${(error as Error).message}`);
  }
  return `${docno}: the picture is in ${file}, a WebP of ${body.length} bytes.`;
}

const noChat = (docno: number): PlainError => new PlainError(`${docno}: this shopper has not written yet.`);

function shopperNumber(written: string | undefined): number {
  if (written === undefined) throw new UsageError('The number of the shopper is missing.');
  if (!/^[1-9]\d{0,8}$/.test(written)) {
    throw new UsageError(`The shopper must be named by the number that list shows, not "${written}".`);
  }
  return Number(written);
}
