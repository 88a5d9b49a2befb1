import type { DeliveryAddress } from './table.ts';

/** Where an order goes, a line for each of its parts, in both languages (remaining.md OR 3: multi-line text). */
export function addressLines({ full }: Pick<DeliveryAddress, 'full'>): DeliveryAddress['full'] {
  return { en: full.en.replaceAll(', ', '\n'), ar: full.ar.replaceAll('، ', '\n') };
}
