/** The end of an import in plain lines. */
import type { ImportSummary } from './import-catalogue.ts';
import type { ImportReport } from './import-report.ts';

const MOST_REASONS = 12;

export function saySummary(summary: ImportSummary, isDryRun: boolean): string[] {
  const { rows, imported, products, report, written } = summary;
  const rejected = report.total('rejected');
  const skipped = report.total('skipped');
  const accounted = imported + rejected + skipped;
  return [
    ...sayEncoding(summary.encoding),
    `${number(rows)} rows: ${number(imported)} imported, ${number(rejected)} rejected, ${number(skipped)} left out by the map (${percent(accounted, rows)} accounted for).`,
    `${number(products)} products (${number(imported - products)} rows merged into others of the same product).`,
    ...(summary.sized === 0
      ? []
      : [
          `Sizes understood: ${number(summary.weightsRead)} of the ${number(summary.sized)} rows that say one (${percent(summary.weightsRead, summary.sized)}).`,
        ]),
    ...sayCurrency(summary.map),
    ...(summary.withoutArabic > 0
      ? [
          `${number(summary.withoutArabic)} products have no Arabic name: the English one stands in both languages. Product data is due in Arabic: bring it with columns.nameAr.`,
        ]
      : []),
    ...(summary.withoutBrand > 0 ? [`${number(summary.withoutBrand)} products have no brand: it stays empty.`] : []),
    ...(summary.withPicture > 0
      ? [`${number(summary.withPicture)} products name a picture: not fetched, a plain pack is drawn.`]
      : []),
    ...reasons('Rejected', report, 'rejected'),
    ...reasons('Left out', report, 'skipped'),
    ...reasons('Noted', report, 'note'),
    ...(isDryRun ? ['Names as they were read:', ...summary.names.map((name) => `  ${name}`)] : []),
    `Report: ${report.path}`,
    isDryRun ? 'Dry run: the catalogue was not touched.' : sayWritten(written),
  ];
}

function sayEncoding({ encoding, by, badBytes }: ImportSummary['encoding']): string[] {
  const why = { map: 'as the map says', mark: 'by its byte order mark', bytes: 'by its bytes' }[by];
  const bad =
    badBytes === 0
      ? ''
      : `; ${number(badBytes)} ${badBytes === 1 ? 'byte is' : 'bytes are'} no text in it (rows are in the report)`;
  return [`Read as ${encoding}, ${why}${bad}.`];
}

function sayCurrency({ columns, currency, rates }: ImportSummary['map']): string[] {
  if (columns.currency !== undefined) return [];
  if (currency === null)
    return ['Prices without a currency were taken as dirhams; "currency" in a map says another one.'];
  return currency === 'AED'
    ? []
    : [`Prices without a currency were taken as ${currency} at AED ${rates[currency] ?? ''}.`];
}

function sayWritten(written: ImportSummary['written']): string {
  if (written === null) return 'No row could be imported: the catalogue was not touched.';
  const { added, changed, unchanged, removed, categories = 0 } = written;
  if (added + changed + removed + categories === 0)
    return `Nothing changed: all ${number(unchanged)} products are in the catalogue already.`;
  const gone = removed > 0 ? `, ${number(removed)} removed` : '';
  const fresh =
    categories > 0
      ? `, ${number(categories)} ${categories === 1 ? 'category' : 'categories'} fresh or no longer fresh`
      : '';
  return `Catalogue: ${number(added)} added, ${number(changed)} changed, ${number(unchanged)} as before${gone}${fresh}.`;
}

function reasons(title: string, report: ImportReport, outcome: 'rejected' | 'skipped' | 'note'): string[] {
  const all = [...report.counts[outcome]].toSorted((a, b) => b[1] - a[1]);
  if (all.length === 0) return [];
  const shown = all.slice(0, MOST_REASONS).map(([reason, count]) => `  ${number(count)}  ${reason}`);
  return [
    `${title}:`,
    ...shown,
    ...(all.length > MOST_REASONS ? [`  and ${all.length - MOST_REASONS} other reasons`] : []),
  ];
}

const number = (count: number): string => count.toLocaleString('en');
const percent = (part: number, whole: number): string => `${whole === 0 ? '0.0' : ((part / whole) * 100).toFixed(1)}%`;
