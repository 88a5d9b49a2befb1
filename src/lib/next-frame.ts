/** Runs `work` as the next frame begins; soon, where none is drawn: a page in the background, a test. */
export function atNextFrame(work: () => void): void {
  if (globalThis.document?.visibilityState === 'visible') requestAnimationFrame(work);
  else setTimeout(work);
}
