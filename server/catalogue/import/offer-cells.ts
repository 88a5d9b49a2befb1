/** A row's cells by field, cleaned, and what a person should know of them. */
import type { Bilingual } from '#contract/wire-types.ts';

import { partOf } from './cell-part.ts';
import type { ImportMap } from './import-map.ts';
import type { ProductField } from './map-fields.ts';
import { plainLine } from './plain-text.ts';
import type { SourceRow } from './source-row.ts';

/** What a person should know of a row: `column` is the file's own name of it. */
export interface Remark {
  line: number;
  outcome: 'rejected' | 'skipped' | 'merged' | 'note';
  column: string;
  reason: string;
  value: string;
}

/** Why a row can't be sold; `currency` where the map has no rate for its price. */
export class Rejected {
  readonly column: string;
  readonly reason: string;
  readonly value: string;
  readonly currency: string | undefined;
  constructor(column: string, reason: string, value: string, currency?: string) {
    this.column = column;
    this.reason = reason;
    this.value = value;
    this.currency = currency;
  }
}

export function remarkOn(
  row: SourceRow,
  outcome: Remark['outcome'],
  column: string,
  reason: string,
  value: string,
): Remark {
  return { line: row.line, outcome, column, reason, value: value.slice(0, 200) };
}

export class OfferCells {
  readonly row: SourceRow;
  readonly map: ImportMap;
  readonly #remarks: Remark[];

  constructor(row: SourceRow, map: ImportMap, remarks: Remark[]) {
    this.row = row;
    this.map = map;
    this.#remarks = remarks;
  }

  raw(field: ProductField): string {
    const name = this.map.columns[field];
    const cell = name === undefined ? '' : (this.row.cells[name] ?? '');
    const part = this.map.parts[field];
    const text = part === undefined ? cell : partOf(cell, part);
    return text.trim() === '' ? (this.map.defaults[field] ?? '') : text;
  }

  /** One line, refused above the length. */
  line(field: ProductField, longest: number): string {
    const raw = this.raw(field);
    if (raw.length > longest * 20) this.reject(field, `is longer than ${longest} characters`);
    const text = plainLine(raw);
    if (text.length > longest) this.reject(field, `is longer than ${longest} characters`);
    if (text.includes('\ufffd')) this.reject(field, 'has letters that could not be read');
    return text;
  }

  /** The text in both languages, as the map's `names` call it where they know it. */
  both(en: ProductField, ar: ProductField, longest: number): Bilingual {
    const text = { en: this.line(en, longest), ar: this.line(ar, longest) };
    const named = this.map.names[en]?.get(text.en.toLowerCase());
    return named ? { en: named.en, ar: named.ar || text.ar } : text;
  }

  column(field: ProductField): string {
    return this.map.columns[field] ?? field;
  }

  reject(field: ProductField, reason: string, currency?: string): never {
    throw new Rejected(this.column(field), reason, this.raw(field), currency);
  }

  note(field: ProductField, reason: string): void {
    this.#remarks.push(remarkOn(this.row, 'note', this.column(field), reason, this.raw(field)));
  }
}
