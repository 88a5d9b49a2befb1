/** A refusal in the Identity Toolkit's words, which the SDK turns into its own `auth/...` codes. */
export class ToolkitError extends Error {
  override readonly name = 'ToolkitError';
}

/** The body of an answer with status 400. */
export function toolkitErrorBody(message: string): { error: { code: number; message: string } } {
  return { error: { code: 400, message } };
}
