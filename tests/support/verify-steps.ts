/** The steps of `npm run verify`: everything that says whether a change is done, except the journeys in a browser. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

import { audit } from '#tests/supply/audit.ts';
import { billOfMaterials } from '#tests/supply/bill-of-materials.ts';
import { secrets } from '#tests/supply/secrets.ts';

import { checkoutSize } from './checkout-size.ts';
import { precacheTable } from './precache-size.ts';
import { sizeTable } from './size-table.ts';
import { command, program, run, TestsFailed, type Stage, type StepReport } from './steps.ts';

const CATALOGUES = ['en', 'ar'].flatMap((locale) =>
  ['messages', 'later', 'own'].map((name) => `locales/${locale}/${name}.po`),
);

export const verifySteps: Stage[] = [
  // The longest first. Of these the strings alone write, and the catalogues that they write no other reads.
  [
    { name: 'types', run: types('.') },
    { name: 'lint', run: command('oxlint', ['--type-aware', '--deny-warnings']) },
    { name: 'strings', run: strings },
    {
      name: 'walls',
      run: command('depcruise', ['--config', 'tests/house/walls.cjs', 'build', 'contract', 'src', 'server', 'sw']),
    },
    { name: 'unused code', run: command('knip', []) },
    { name: 'types of the service worker', run: types('sw') },
    { name: 'advisories', run: audit },
    { name: 'bill of materials', run: billOfMaterials },
    { name: 'format', run: command('oxfmt', ['--check', '.']) },
  ],
  // Reads every file, the catalogues too.
  { name: 'secrets', run: secrets },
  { name: 'unit and API tests', run: unitTests },
  { name: 'build', run: command('tsx', ['server/commands/build.ts']) },
  { name: 'size of the home page', run: sizeTable },
  { name: 'size of checkout', run: checkoutSize },
  { name: 'size of the precache', run: precacheTable },
];

/**
 * By the compiler that is a program of its own, in a third of the time. The older one stays for the tools that call it as a
 * library, and both bring a command named tsc: this one is called by its path.
 */
function types(project: string): () => Promise<void> {
  return program(process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', project]);
}

/** Both catalogues hold every string of the code, and no Arabic one is empty. */
async function strings(): Promise<StepReport> {
  const before = await Promise.all(CATALOGUES.map((file) => readFile(file, 'utf8')));
  const { code, output } = await run('npx', ['--no-install', 'lingui', 'extract', '--clean']);
  const after = await Promise.all(CATALOGUES.map((file) => readFile(file, 'utf8')));
  await Promise.all(CATALOGUES.map((file, index) => writeFile(file, before[index] ?? '')));
  if (code !== 0) throw new Error(output.trim());
  const stale = CATALOGUES.filter((_, index) => withoutDates(before[index]) !== withoutDates(after[index]));
  if (stale.length > 0) throw new Error(`${stale.join(', ')} does not hold what the code says: npm run strings`);
  const entries = after.map((text) => text.split('\n\n').slice(1));
  const empty = entries
    .slice(2)
    .flat()
    .filter((entry) => /msgstr ""$/m.test(entry) && !/msgstr ""\n"/.test(entry));
  if (empty.length > 0) throw new Error(`Arabic is missing for:\n${empty.join('\n\n')}`);
  return { said: `      ${entries.slice(0, 2).flat().length} strings in two languages` };
}

function withoutDates(text: string | undefined): string {
  return (text ?? '').replace(/^"POT-Creation-Date.*$/m, '');
}

/** Vitest's own report gives the counts, and what the failed ones said. */
async function unitTests(): Promise<StepReport> {
  const report = 'node_modules/.cache/unit-tests.json';
  await rm(report, { force: true });
  const { code, output } = await run('npx', [
    '--no-install',
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const written = await readFile(report, 'utf8').catch(() => null);
  if (written === null) throw new Error(output.trim());
  const { numPassedTests, testResults } = JSON.parse(written) as UnitReport;
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => stripVTControlCharacters(`${fullName}\n${failureMessages.join('\n')}`)),
  );
  if (failures.length > 0) throw new TestsFailed(failures, numPassedTests);
  if (code !== 0) throw new Error(output.trim());
  return { tests: numPassedTests, said: `      ${numPassedTests} tests` };
}

interface UnitReport {
  numPassedTests: number;
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}
