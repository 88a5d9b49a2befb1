/**
 * `npm run simulate:money -- --histories N --seed S [--shortest]`: as many histories as wanted, with nothing planted; says how many hold,
 * or one that does not, with `--shortest` the shortest, and the seed that gives it again. The test's own runner starts it, because it starts PostgreSQL too.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '3000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    shortest: { type: 'boolean', default: false },
  },
});
const histories = Number(values.histories);
const seed = Number(values.seed);
if (!Number.isSafeInteger(histories) || histories < 1 || !Number.isSafeInteger(seed)) {
  console.error('--histories and --seed take whole numbers');
  process.exit(2);
}
console.log(`${histories} histories, seed ${seed}`);
const runner = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', 'server'];
const env = {
  ...process.env,
  MONEY_HISTORIES: String(histories),
  MONEY_SEED: String(seed),
  ...(values.shortest && { MONEY_SHORTEST: '1' }),
};
const child = spawn(process.execPath, [...runner, 'tests/simulation/money.test.ts', '-t', 'with nothing planted'], {
  env,
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
