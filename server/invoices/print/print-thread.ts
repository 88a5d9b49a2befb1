/** The thread that draws (print-papers.ts). */
import { parentPort } from 'node:worker_threads';

import { drawPapers } from './draw-papers.tsx';
import type { Drawn, PrintJob } from './print-job.ts';

parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: PrintJob }) => {
  drawPapers(job).then(
    (pdf) => parentPort?.postMessage({ id, pdf } satisfies Drawn, []),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Drawn, []),
  );
});
