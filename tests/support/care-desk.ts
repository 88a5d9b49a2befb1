/** Customer care at the journeys' shop, as `npm run care` does its work. */
import { openCareDesk, type CareDesk } from '#server/chat/care-desk.ts';
import { openCommandDatabase } from '#server/commands/open-command-database.ts';
import { openChatGateway } from '#server/gateways/chat/open-chat-gateway.ts';
import { systemClock } from '#server/kit/clock.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';

import type { Store } from './journey-server.ts';

/** Signed in for as long as the work takes. */
export async function atCareDesk<Done>(
  { origin, dataDir }: Pick<Store, 'origin' | 'dataDir'>,
  work: (desk: CareDesk) => Promise<Done>,
): Promise<Done> {
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'warn' });
  const opened = await openCommandDatabase(settings, createLog('warn'));
  try {
    const gateway = openChatGateway({ db: opened.db, clock: systemClock, settings });
    const desk = await openCareDesk(await gateway.careDoor(), { origin, name: 'Zad', email: 'care@zad.example' });
    try {
      return await work(desk);
    } finally {
      await desk.leave();
    }
  } finally {
    await opened.close();
  }
}

/** The number of the shopper whose chat ends with these words; 0 while there is none. */
export function shopperWhoSaid(store: Pick<Store, 'origin' | 'dataDir'>, words: string): Promise<number> {
  return atCareDesk(store, async (desk) => {
    const chats = await desk.list();
    return chats.find(({ lastMessage }) => lastMessage === words)?.docno ?? 0;
  });
}
