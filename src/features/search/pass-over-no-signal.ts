import { isAppError } from '#src/net/app-error.ts';

/** Waits for an answer the screen can do without: with no signal it shows what the device has seen. Other failures stand. */
export async function passOverNoSignal(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!isAppError(error) || (error.kind !== 'offline' && error.kind !== 'timeout')) throw error;
  }
}
