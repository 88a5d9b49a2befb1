/** What a person at the command line can mend, in one sentence. */
export class PlainError extends Error {}

/** The arguments make no sense: the usage is said with it. */
export class UsageError extends Error {}
