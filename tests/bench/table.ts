/** Findings as the one table that a bench prints. */
import { BUDGETS, isOver, type Budget, type Unit } from './budgets.ts';
import type { Finding } from './measure.ts';

const DIGITS: Record<Unit, number> = { x: 2, ms: 1, s: 2, kB: 1, '%': 1, score: 3, trips: 0, 'a second': 0 };

const HEAD = ['what', 'figure', 'budget', 'goal', '', 'measured'];

/** Columns that read better from the right. */
const FIGURES = new Set([1, 2, 3]);

export function budgetTable(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const budget = budgetOf(finding);
    const limit = budget.atMost ?? budget.atLeast;
    const sign = budget.atMost === undefined ? '>=' : '<=';
    return [
      finding.what,
      written(finding.value, budget.unit),
      limit === undefined ? '' : `${sign} ${plain(limit, budget.unit)}`,
      budget.goal === undefined ? '' : plain(budget.goal, budget.unit),
      limit === undefined ? '' : isOver(budget, finding.value) ? 'OVER' : 'ok',
      finding.note ?? '',
    ];
  });
  return aligned([HEAD, ...rows]);
}

export function overBudget(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => isOver(budgetOf(finding), finding.value) && typeof finding.of === 'string');
}

function budgetOf({ of }: Finding): Budget {
  return typeof of === 'string' ? BUDGETS[of] : of;
}

function written(value: number, unit: Unit): string {
  return Number.isNaN(value) ? 'none' : withUnit(value.toFixed(DIGITS[unit]), unit);
}

function plain(value: number, unit: Unit): string {
  return withUnit(String(value), unit);
}

function withUnit(number: string, unit: Unit): string {
  if (unit === 'score') return number;
  return unit === 'x' || unit === '%' ? `${number}${unit}` : `${number} ${unit}`;
}

function aligned(rows: readonly string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        FIGURES.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}
