/** What the screens keep of a shopper beside the database, under names that begin so: gone when they sign out. */
const OF_A_SHOPPER = ['zad.preferred-list.'] as const;

export function eraseKept(): void {
  for (const key of Object.keys(localStorage)) {
    if (OF_A_SHOPPER.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  }
}
