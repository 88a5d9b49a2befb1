/** Thrown where something of ours is used up for the moment: answered 503 with Retry-After, as a database that is away is. */
export class Busy extends Error {
  override readonly name = 'Busy';

  constructor(message = 'too many wait already') {
    super(message);
  }
}
