/** Has papers drawn as a PDF by a thread of its own: drawing a long one would keep every other request waiting. */
import { Worker } from 'node:worker_threads';

import type { Drawn, PrintJob } from './print/print-job.ts';

interface Waiting {
  readonly done: (pdf: Uint8Array) => void;
  readonly failed: (error: Error) => void;
}

/** One thread a process, begun with the first paper; it holds nobody up who wants to end. */
let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

export function printPapers(job: PrintJob): Promise<Buffer> {
  lastId += 1;
  const id = lastId;
  return new Promise((done, failed) => {
    waiting.set(id, { done: (pdf) => done(Buffer.from(pdf)), failed });
    threadOf().postMessage({ id, job }, []);
  });
}

function threadOf(): Worker {
  worker ??= begin();
  return worker;
}

function begin(): Worker {
  const made = new Worker(new URL('./print/begin-thread.js', import.meta.url), { execArgv: [] });
  made.unref();
  made.on('message', (drawn: Drawn) => {
    const one = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    if ('pdf' in drawn) one?.done(drawn.pdf);
    else one?.failed(new Error(`an invoice could not be drawn: ${drawn.error}`));
  });
  made.on('error', (error) => end(made, error));
  made.on('exit', () => end(made, new Error('the thread that draws invoices has ended')));
  return made;
}

/** What was asked of it has failed; the next paper begins another. */
function end(ended: Worker, error: Error): void {
  if (worker !== ended) return;
  worker = undefined;
  for (const [id, one] of waiting) {
    waiting.delete(id);
    one.failed(error);
  }
}
