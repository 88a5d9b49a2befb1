/** The time, behind an interface so that tests can shift it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
