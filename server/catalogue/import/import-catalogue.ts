/** An import from end to end: read, understand, merge, report; then write all of it or nothing. */
import type { Database } from '#server/kit/database.ts';

import type { ImportMap } from './import-map.ts';
import { ImportReport } from './import-report.ts';
import { OfferMerger } from './merge-offers.ts';
import { openSource } from './open-source.ts';
import { readOffer, type Offer } from './read-offer.ts';
import { ImportError } from './source-row.ts';
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
  rows: number;
  /** Rows that went into products. */
  imported: number;
  products: number;
  weightsRead: number;
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
  const summary = { map: source.map, rows: 0, imported: 0, weightsRead: 0, report };
  try {
    for await (const rows of source.rows) {
      for (const row of rows) {
        summary.rows += 1;
        if (!('cells' in row)) {
          await report.add({ line: row.line, outcome: 'rejected', column: '', reason: row.problem, value: '' });
          continue;
        }
        const { offer, remarks } = readOffer(row, source.map);
        const taken = offer === null ? null : merger.add(offer);
        if (offer !== null && taken !== null) await report.add(keyTaken(offer, source.map, taken));
        else for (const remark of remarks) await report.add(remark);
        if (offer === null || taken !== null) continue;
        summary.imported += 1;
        if (offer.isWeightRead) summary.weightsRead += 1;
      }
    }
  } finally {
    await report.close();
  }
  if (summary.rows === 0) throw new ImportError(`${request.file} has a header and no rows.`);
  const counted = { products: merger.size, withoutArabic: 0, withoutBrand: 0, withPicture: 0 };
  for (const { name, brand, image } of merger.products()) {
    if (image !== '') counted.withPicture += 1;
    if (name.ar === '') counted.withoutArabic += 1;
    if (brand.en === '' && brand.ar === '') counted.withoutBrand += 1;
  }
  if (db === null || merger.size === 0) return { ...summary, ...counted, written: null };
  const written = await writeProducts(db, () => merger.products(), {
    today: request.today,
    isReplacing: request.isReplacing ?? false,
    onProgress: (done) => request.onProgress?.('writing', done, merger.size),
  });
  return { ...summary, ...counted, written };
}

function keyTaken(offer: Offer, map: ImportMap, line: number) {
  const column = map.columns.key ?? '';
  const reason = 'another product has this key';
  return {
    line: offer.line,
    outcome: 'rejected' as const,
    column,
    reason,
    value: `${offer.key || offer.identity}, first on line ${line}`,
  };
}
