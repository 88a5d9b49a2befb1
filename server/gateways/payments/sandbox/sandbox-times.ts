/** How long the sandbox takes for things. Tests and demonstrations shorten every wait by environment. Milliseconds. */
import { SettingsError } from '#server/kit/settings-error.ts';

export interface SandboxTimes {
  /** SANDBOX_SETTLE_SECONDS: from a capture to its settlement, before which nothing is refunded. */
  readonly settle: number;
  /** SANDBOX_LATE_SECONDS: until the card that answers late is authorised. */
  readonly late: number;
  /** SANDBOX_LAPSE_SECONDS: until an authorisation that nobody captured is gone. */
  readonly lapse: number;
  /** SANDBOX_CHALLENGE_SECONDS: until a 3-D Secure challenge that nobody answered has failed. */
  readonly challenge: number;
  /** SANDBOX_DELAY_SECONDS: by how much the operator's button delays an event. */
  readonly delay: number;
  /** SANDBOX_SWEEP_SECONDS: how often what is due is done. */
  readonly sweep: number;
}

const SECONDS: Readonly<Record<keyof SandboxTimes, readonly [name: string, seconds: number]>> = {
  settle: ['SANDBOX_SETTLE_SECONDS', 60],
  late: ['SANDBOX_LATE_SECONDS', 8],
  lapse: ['SANDBOX_LAPSE_SECONDS', 7 * 24 * 3600],
  challenge: ['SANDBOX_CHALLENGE_SECONDS', 900],
  delay: ['SANDBOX_DELAY_SECONDS', 30],
  sweep: ['SANDBOX_SWEEP_SECONDS', 1],
};

/** @throws SettingsError */
export function readSandboxTimes(env: Readonly<Record<string, string | undefined>> = process.env): SandboxTimes {
  const read = (part: keyof SandboxTimes): number => {
    const [name, seconds] = SECONDS[part];
    const written = env[name];
    if (written === undefined || written === '') return seconds * 1000;
    if (/^\d{1,7}(\.\d{1,3})?$/.test(written)) return Number(written) * 1000;
    throw new SettingsError(`${name} must be a number of seconds, but it is "${written}".`);
  };
  return {
    settle: read('settle'),
    late: read('late'),
    lapse: read('lapse'),
    challenge: read('challenge'),
    delay: read('delay'),
    sweep: Math.max(20, read('sweep')),
  };
}
