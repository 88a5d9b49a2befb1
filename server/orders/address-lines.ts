import type { DeliveryAddress } from './table.ts';

/** Of either language: what the shopper typed keeps its own comma. */
const BETWEEN = /[,،] /g;

/** Where an order goes, a line for each of its parts, in both languages (remaining.md OR 3: multi-line text). */
export function addressLines({ full }: Pick<DeliveryAddress, 'full'>): DeliveryAddress['full'] {
  return { en: full.en.replaceAll(BETWEEN, '\n'), ar: full.ar.replaceAll(BETWEEN, '\n') };
}
