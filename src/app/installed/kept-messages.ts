import type { FromWorker } from '#src/net/worker-messages.ts';

const kept: FromWorker[] = [];
let hear: (message: FromWorker) => void = (message) => void kept.push(message);

/** Holds what the worker says until somebody listens: it may have news before the page is idle. Call at boot. */
export function keepWorkerMessages(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
}

/** Hears all that was kept, and all that follows. */
export function hearWorker(listener: (message: FromWorker) => void): void {
  hear = listener;
  kept.splice(0).forEach(listener);
}
