/** A shopper has fewer reward points than are to be spent. The room that asked knows the sentence for them. */
export class NotEnoughPoints extends Error {
  override readonly name = 'NotEnoughPoints';

  constructor(
    readonly available: number,
    readonly asked: number,
  ) {
    super(`${asked} points were asked of a shopper who has ${available}`);
  }
}
