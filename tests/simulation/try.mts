import { checkHistories, runFast } from './run-fast.ts';
for (const p of ['takesLateAnswers', 'restoresWithoutEpoch', '']) {
  const t = performance.now();
  const r = await checkHistories((s) => runFast(s, p ? { [p]: true } : {}), { numRuns: 4000, seed: 20261121 });
  console.log(p, r.histories, Math.round((r.histories / (performance.now() - t)) * 1000), r.failure?.said.slice(0, 300), p ? '' : JSON.stringify(r.failure?.steps));
}
