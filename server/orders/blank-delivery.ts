/** What an order, prepared or placed, says of a person's door and phone, without them: what is set when the account goes (remaining.md C42). */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

import type { DeliveryAddress, Instructions } from './table.ts';

const NO_WORDS = { en: '', ar: '' };
/** The emirate stays: it is nobody's alone. */
const NOWHERE = {
  addressId: 0,
  label: NO_WORDS,
  full: NO_WORDS,
  latitude: null,
  longitude: null,
} satisfies Partial<DeliveryAddress>;
const NOTHING_SAID = { special: '', packing: '', message: '' } satisfies Partial<Instructions>;

export function blankDelivery(row: { readonly deliverTo: AnyColumn; readonly instructions: AnyColumn }): {
  deliverTo: SQL;
  contact: string;
  instructions: SQL;
} {
  return {
    deliverTo: sql`${row.deliverTo} || ${JSON.stringify(NOWHERE)}::jsonb`,
    contact: '',
    instructions: sql`${row.instructions} || ${JSON.stringify(NOTHING_SAID)}::jsonb`,
  };
}
