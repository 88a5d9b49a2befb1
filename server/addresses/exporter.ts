import type { Exporter } from '#server/kit/exporter.ts';

import { addressAnswer } from './address-answer.ts';
import { addressesOf } from './store.ts';

/** The shopper's addresses in the file of their own data. */
export const addressExporter: Exporter = {
  name: 'addresses',
  read: async (db, userId) => (await addressesOf(db, userId)).map(addressAnswer),
};
