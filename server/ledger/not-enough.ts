/** An account with a limit holds less than what is asked of it. The room that asked knows the sentence for the shopper. */
export class NotEnough extends Error {
  override readonly name = 'NotEnough';

  /** In fils: what may still be taken of the account, and what was asked for. */
  constructor(
    readonly available: number,
    readonly asked: number,
  ) {
    super(`${asked} fils were asked of an account that has ${available} available`);
  }
}
