/** What a handler returns where the shopper is to read a sentence on success; without one the envelope says 'Success'. */
export class Told<Answer> {
  /** `sentence`: in English, from contract/messages; the app says it in the shopper's language. */
  constructor(
    readonly answer: Answer,
    readonly sentence: string,
  ) {}
}
