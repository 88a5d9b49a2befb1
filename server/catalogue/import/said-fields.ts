/** Which fields an import speaks for: what it does not say of a product stays as it is in the catalogue. */
import type { ImportMap } from './import-map.ts';
import type { ProductField } from './map-fields.ts';

export interface SaidFields {
  /** Whether the file has it as a column, or the map as a default. */
  has(field: ProductField): boolean;
  /** Whether an empty text of these fields takes away what the catalogue has. */
  clears(...fields: ProductField[]): boolean;
}

export function saidBy({ columns, defaults, isWeightInName, isEmptyClearing }: ImportMap): SaidFields {
  const has = (field: ProductField): boolean =>
    columns[field] !== undefined || defaults[field] !== undefined || (field === 'weight' && isWeightInName);
  return { has, clears: (...fields) => isEmptyClearing && fields.some(has) };
}
