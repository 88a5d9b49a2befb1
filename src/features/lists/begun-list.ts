/** The list that was named a moment ago: its page opens with the cursor where its first item is typed. */
let begun: string | null = null;

export function beginList(listId: string): void {
  begun = listId;
}

/** Whether this is it; asked once, as its page opens. */
export function isJustBegun(listId: string): boolean {
  if (begun !== listId) return false;
  begun = null;
  return true;
}
