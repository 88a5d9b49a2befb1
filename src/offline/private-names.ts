/** What is erased at sign-out: every database whose name begins so. */
export const PRIVATE_PREFIX = 'zad-user-';

/** Names of the databases that belong to shoppers. */
export async function privateDatabases(): Promise<string[]> {
  const all = await indexedDB.databases();
  return all.flatMap(({ name }) => (name?.startsWith(PRIVATE_PREFIX) ? [name] : []));
}
