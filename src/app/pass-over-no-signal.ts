import { isAppError, isOutOfReach } from '#src/net/app-error.ts';
import { isOffline } from '#src/state/connectivity.ts';

/** Waits for an answer the screen can do without: with no signal it shows what the device has seen. Other failures stand. */
export async function passOverNoSignal<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isAppError(error) && isOutOfReach(error, isOffline())) return undefined;
    throw error;
  }
}
