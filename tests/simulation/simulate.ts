/** `npm run simulate -- --histories N --seed S`: as many histories as wanted, in memory; says how many hold, or the shortest that does not. */
import { parseArgs } from 'node:util';

import { checkHistories, runFast } from './run-fast.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
/** Kept apart so that the run says how far it is, and holds no more than this in memory. */
const CHUNK = 10_000;
const wanted = Number(values.histories);
const seed = Number(values.seed);
if (!Number.isSafeInteger(wanted) || wanted < 1 || !Number.isSafeInteger(seed)) {
  console.error('--histories and --seed take whole numbers');
  process.exit(2);
}
const start = performance.now();
for (let done = 0; done < wanted;) {
  const numRuns = Math.min(CHUNK, wanted - done);
  const { failure } = await checkHistories((steps) => runFast(steps), { numRuns, seed: seed + done });
  if (failure) {
    console.error(`${failure.said}\nseed ${failure.seed}\n${JSON.stringify(failure.steps)}`);
    process.exit(1);
  }
  done += numRuns;
  const perSecond = Math.round((done / (performance.now() - start)) * 1000);
  console.log(`${done.toLocaleString('en')} histories hold, ${perSecond} a second (seed ${seed})`);
}
