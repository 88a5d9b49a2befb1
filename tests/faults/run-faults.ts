/**
 * `npm run faults -- [connections | writers | disk | bodies | search | money]`: the long forms of the faults, `connections` unless told.
 * `--terminations 200 --restarts 20 --replicas 2` of connections, `--seconds 600` of writers (30 of the others), `--gigabytes 2` of
 * bodies, `--products 200000` of search, `--kills 20` of money. Exits 1 where something was lost, or went slower than it may.
 */
import { parseArgs } from 'node:util';

import { breakConnections } from './break-connections.ts';
import { costlySearches } from './costly-searches.ts';
import { fullDisk } from './full-disk.ts';
import { killPayments } from './kill-payments.ts';
import { largeBodies } from './large-bodies.ts';
import { manyWriters } from './many-writers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    terminations: { type: 'string', default: '200' },
    restarts: { type: 'string', default: '20' },
    replicas: { type: 'string', default: '2' },
    seconds: { type: 'string' },
    gigabytes: { type: 'string', default: '2' },
    products: { type: 'string', default: '200000' },
    kills: { type: 'string', default: '20' },
  },
});
const secondsOr = (usual: number): number => Number(values.seconds ?? usual);

const FAULTS: Readonly<Record<string, () => Promise<boolean>>> = {
  connections: () =>
    breakConnections({
      terminations: Number(values.terminations),
      restarts: Number(values.restarts),
      replicas: Number(values.replicas),
    }),
  writers: () => manyWriters({ seconds: secondsOr(600) }),
  disk: () => fullDisk({ seconds: secondsOr(30) }),
  bodies: () => largeBodies({ gigabytes: Number(values.gigabytes), seconds: secondsOr(30) }),
  search: () => costlySearches({ products: values.products === '20000' ? 20_000 : 200_000, seconds: secondsOr(30) }),
  money: () => killPayments(values.kills),
};

const name = positionals[0] ?? 'connections';
const fault = FAULTS[name];
if (!fault) throw new Error(`there is no fault "${name}": ${Object.keys(FAULTS).join(', ')}`);
process.exitCode = (await fault()) ? 0 : 1;
