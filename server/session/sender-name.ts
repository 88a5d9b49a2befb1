/** The sender's first name as a stranger's mail may say it: letters alone, so that it holds no address and no sentence. Empty for one without letters. */
export function senderName(firstName: string): string {
  return firstName
    .replace(/[^\p{L}\p{M}\s'’-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40);
}
