/** The address of a month's statement: /account/monthlystatement?year={year}&month={month} (account.md section 2, Routes). */

/** What a shop with this contract can have a statement of. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2999;

export const STATEMENT_VIEWS = ['orders', 'items'] as const;
export type StatementView = (typeof STATEMENT_VIEWS)[number];

/** A month of the calendar; `month` is 1 to 12. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

type Query = Record<string, unknown>;

/** Below the language. */
export function monthlyStatementPath({ year, month }: YearMonth): string {
  return `/account/monthlystatement?year=${year}&month=${month}`;
}

/** Null where either is missing or none. */
export function readStatementMonth(query: Query): YearMonth | null {
  const [year, month] = [wholeOf(query['year']), wholeOf(query['month'])];
  const isMonth = year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12;
  return isMonth ? { year, month } : null;
}

export function readStatementView(query: Query): StatementView {
  return query['view'] === 'items' ? 'items' : 'orders';
}

/** 0 for what is no whole number, such as a name that came twice. */
function wholeOf(value: unknown): number {
  return /^\d{1,4}$/.test(String(value)) ? Number(value) : 0;
}
