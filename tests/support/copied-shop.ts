/** A server more, of a copy of the project whose build a journey may replace, with a phone that visits it. */
import { startStore, type Store } from './journey-server.ts';
import { Phone } from './phone.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { openLink, type Link } from './signal.ts';

export interface CopiedShop {
  readonly copy: ProjectCopy;
  readonly link: Link;
  readonly phone: Phone;
  /** Stops the server, lets `change` change the copy, and starts the server again where it was. */
  restartAfter(change: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export async function openCopiedShop(): Promise<CopiedShop> {
  const copy = await copyProject();
  // On the database of all journeys where there is one: the shop is there already.
  const dataDir = process.env['ZAD_DATA_DIR'];
  const where = { root: copy.root, ...(dataDir && { dataDir }) };
  let store: Store = await startStore(where);
  const port = Number(new URL(store.origin).port);
  const link = await openLink(store.origin);
  const phone = await Phone.buy(link);
  return {
    copy,
    link,
    phone,
    restartAfter: async (change) => {
      await store.stop();
      await change();
      store = await startStore({ ...where, port });
    },
    close: async () => {
      await phone.throwAway();
      await link.close();
      await store.stop();
      await copy.remove();
    },
  };
}
