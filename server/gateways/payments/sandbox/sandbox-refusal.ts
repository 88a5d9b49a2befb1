/** The sandbox's 'no' to the shop's server, answered as `{ message, isFinal }`. */
export class SandboxRefusal extends Error {
  override readonly name = 'SandboxRefusal';

  /** `isFinal`: asking again gets the same answer. */
  constructor(
    message: string,
    readonly isFinal: boolean,
    readonly status = 422,
  ) {
    super(message);
  }
}

export function refuseForGood(message: string): never {
  throw new SandboxRefusal(message, true);
}

export function refuseForNow(message: string): never {
  throw new SandboxRefusal(message, false);
}
