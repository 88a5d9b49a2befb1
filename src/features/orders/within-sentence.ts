/** "Today, 14:00" as it stands within a sentence: "today, 14:00". Arabic has no capitals. */
export function withinSentence(near: string): string {
  return near.charAt(0).toLowerCase() + near.slice(1);
}
