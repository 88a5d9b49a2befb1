/** An import from end to end: read, understand, merge, report; then write all of it or nothing. */
import type { Database } from '#server/kit/database.ts';

import type { FoundEncoding } from './find-encoding.ts';
import type { ImportMap, SkipRule } from './import-map.ts';
import { ImportReport } from './import-report.ts';
import { OfferMerger, type Merged, type Product } from './merge-offers.ts';
import { remarkOn, type Remark } from './offer-cells.ts';
import { openSource } from './open-source.ts';
import { readOffer, type Offer } from './read-offer.ts';
import { saidBy } from './said-fields.ts';
import { RowSkipper } from './skip-rows.ts';
import { ImportError, type SourceRow } from './source-row.ts';
import { UnknownCurrencies } from './unknown-currencies.ts';
import { writeProducts, type Written } from './write-products.ts';

export interface ImportRequest {
  file: string;
  reportPath: string;
  /** Null finds the columns by their names. */
  map: ImportMap | null;
  isReplacing?: boolean;
  /** YYYY-MM-DD, for products that are new. */
  today: string;
  onProgress?: (stage: 'reading' | 'writing', done: number, total: number) => void;
}

export interface ImportSummary {
  map: ImportMap;
  encoding: FoundEncoding;
  rows: number;
  /** Rows that went into products. */
  imported: number;
  products: number;
  /** Imported rows that say a size, and those whose size was understood. */
  sized: number;
  weightsRead: number;
  /** Ten names as they were read, those with letters beyond ASCII first: wrong letters show in them. */
  names: string[];
  /** Products with no Arabic name of their own. */
  withoutArabic: number;
  withoutBrand: number;
  /** Products whose file names a picture, which is not fetched. */
  withPicture: number;
  report: ImportReport;
  /** Null in a dry run, or where there was nothing to import. */
  written: Written | null;
}

/**
 * `db` is null in a dry run: only the report is written then.
 * @throws ImportError where the file, the map or the report can't be used; the catalogue is as it was then
 */
export async function importCatalogue(db: Database | null, request: ImportRequest): Promise<ImportSummary> {
  let size = 0;
  const onBytes = (done: number): void => request.onProgress?.('reading', done, size);
  const source = await openSource(request.file, request.map, onBytes);
  size = source.size;
  const report = await ImportReport.open(request.reportPath);
  const merger = new OfferMerger(source.map.priceRule);
  const { map, encoding } = source;
  const summary = { map, encoding, rows: 0, imported: 0, sized: 0, weightsRead: 0, report };
  const unknown = new UnknownCurrencies();
  const skipper = new RowSkipper(map.skipRows);
  try {
    for await (const rows of source.rows) {
      const rules = skipper.rulesFor(rows);
      for (const [at, row] of rows.entries()) {
        const record = (summary.rows += 1);
        const rule = rules[at];
        if (!('cells' in row)) {
          await report.add({ line: row.line, outcome: 'rejected', column: '', reason: row.problem, value: '' }, record);
          continue;
        }
        if (rule) {
          await report.add(leftOut(row, rule), record);
          continue;
        }
        const { offer, remarks, unknownCurrency } = readOffer(row, map);
        if (unknownCurrency !== undefined) unknown.add(unknownCurrency, row.line);
        const merged = offer && merger.add(offer, record);
        if (offer && merged && merged.is !== 'new') await report.add(notNew(offer, map, merged), record);
        if (merged?.is === 'taken') continue;
        for (const remark of remarks) await report.add(remark, record);
        if (offer === null) continue;
        summary.imported += 1;
        if (offer.isWeightRead !== null) summary.sized += 1;
        if (offer.isWeightRead) summary.weightsRead += 1;
      }
    }
  } finally {
    await report.close();
  }
  unknown.refuse(report.path);
  if (summary.rows === 0) throw new ImportError(`${request.file} has a header and no rows.`);
  const counted = {
    products: merger.size,
    names: tenNames(merger.products()),
    withoutArabic: 0,
    withoutBrand: 0,
    withPicture: 0,
  };
  for (const { name, brand, image } of merger.products()) {
    if (image !== '') counted.withPicture += 1;
    if (name.ar === '') counted.withoutArabic += 1;
    if (brand.en === '' && brand.ar === '') counted.withoutBrand += 1;
  }
  if (db === null || merger.size === 0) return { ...summary, ...counted, written: null };
  const written = await writeProducts(db, () => merger.products(), {
    today: request.today,
    isReplacing: request.isReplacing ?? false,
    said: saidBy(source.map),
    onProgress: (done) => request.onProgress?.('writing', done, merger.size),
  });
  return { ...summary, ...counted, written };
}

function leftOut(row: SourceRow, { column, test, wanted }: SkipRule): Remark {
  return remarkOn(row, 'skipped', column, `left out by the map: ${test} "${wanted}"`, row.cells[column] ?? '');
}

/** Why an offer is no product of its own. */
function notNew(offer: Offer, map: ImportMap, { is, first }: Exclude<Merged, { is: 'new' }>): Remark {
  const place = `line ${first.line}, record ${first.record}`;
  const { line, name } = offer;
  if (is === 'merged') {
    return { line, outcome: 'merged', column: '', reason: 'is the same product as another row', value: place };
  }
  const reason = 'another product has this key';
  const value = `${offer.key || name.en || name.ar}, first on ${place}`;
  return { line, outcome: 'rejected', column: map.columns.key ?? '', reason, value };
}

function tenNames(products: Iterable<Product>): string[] {
  const telling: string[] = [];
  const plain: string[] = [];
  for (const { name } of products) {
    const shown = [name.en, name.ar].filter((text) => text !== '').join(' / ');
    // oxlint-disable-next-line no-control-regex -- all that ASCII has
    if (/[^\u0000-\u007f]/.test(shown)) telling.push(shown);
    else if (plain.length < 10) plain.push(shown);
    if (telling.length === 10) break;
  }
  return [...telling, ...plain].slice(0, 10);
}
