/** `npm run bench [-- page|edits|apply|checkout|orders|device|api|search ...]`: see docs/speed.md. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { measureApi } from './measure-api.ts';
import { measureApply } from './measure-apply.ts';
import { measureCheckout } from './measure-checkout.ts';
import { measureDevice } from './measure-device.ts';
import { measureEdits } from './measure-edits.ts';
import { measureOrders } from './measure-orders.ts';
import { measurePage } from './measure-page.ts';
import { measureSearch } from './measure-search.ts';
import type { Finding, Measure } from './measure.ts';
import { makeStores } from './stores.ts';
import { budgetTable, overBudget } from './table.ts';

/** In this order: measures of one catalogue come together. */
const MEASURES: Record<string, Measure> = {
  page: measurePage,
  edits: measureEdits,
  apply: measureApply,
  checkout: measureCheckout,
  orders: measureOrders,
  device: measureDevice,
  api: measureApi,
  search: measureSearch,
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    quick: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const runs = Number(options.runs ?? (options.quick ? 1 : 3));
const unknown = positionals.filter((name) => !(name in MEASURES));
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`npm run bench [-- ${Object.keys(MEASURES).join('|')}] [--runs N] [--quick] [--strict] [--json FILE]`);
  process.exit(2);
}

const start = performance.now();
const say = (sentence: string): void => {
  console.error(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${sentence}`);
};
const stores = await makeStores(say);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stores.close().finally(() => process.exit(1)));
}

const findings: Finding[] = [];
const kept: Record<string, unknown> = {};
const failures: string[] = [];
const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const loadBefore = load();
const wanted = Object.entries(MEASURES).filter(([name]) => positionals.length === 0 || positionals.includes(name));
try {
  for (const [name, measure] of wanted) {
    say(name);
    const keep = (key: string, figures: unknown): void => void (kept[key] = figures);
    try {
      findings.push(...(await measure({ stores, runs, isQuick: options.quick, say, keep })));
    } catch (error) {
      failures.push(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await stores.close();
}

if (findings.length > 0) console.log(budgetTable(findings));
const machine = `${availableParallelism()} processors, load ${loadBefore} before and ${load()} after, Node ${process.version}`;
console.log(`\n${machine}, ${runs} ${runs === 1 ? 'run' : 'runs'} a page`);
for (const failure of failures) console.error(failure);
if (options.json) await writeFile(options.json, JSON.stringify({ machine, runs, findings, kept }, null, 1));
const over = overBudget(findings);
if (over.length > 0) console.log(`over budget: ${over.map(({ what }) => what).join('; ')}`);
process.exit(failures.length > 0 || (options.strict && over.length > 0) ? 1 : 0);
