/** How a command of an operator ends. */
import { SettingsError } from '#server/kit/settings-error.ts';

import { PlainError, UsageError } from './plain-error.ts';

/** Says what the work came to, or why not, and then `otherwise`. 0 where it was done, 1 where it could not be, 2 where the arguments make no sense. */
export async function exitCodeOf(usage: string, work: () => Promise<string>, otherwise?: string): Promise<number> {
  try {
    console.log(await work());
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    console.error(error instanceof PlainError || error instanceof SettingsError ? error.message : error);
    if (otherwise !== undefined) console.error(otherwise);
    return 1;
  }
}
