/** Outside data through a codec; null where it is something else. */
import { LENIENT, WireError, type Codec } from '#contract/wire.ts';

export function readOrNull<T>(codec: Codec<T>, body: unknown): T | null {
  try {
    return codec.decode(body, '', LENIENT);
  } catch (error) {
    if (error instanceof WireError) return null;
    throw error;
  }
}
