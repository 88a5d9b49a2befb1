/** What is erased at sign-out: every database whose name begins so. */
export const PRIVATE_PREFIX = 'zad-user-';

/** Names of the databases that belong to shoppers. */
export async function privateDatabases(): Promise<string[]> {
  const all = await indexedDB.databases();
  return all.flatMap(({ name }) => (name?.startsWith(PRIVATE_PREFIX) ? [name] : []));
}

const ANY = new RegExp(`^${PRIVATE_PREFIX}(\\d+)(?:-shop|-values)?$`);

/** Whose it is; null of a database that is no shopper's. */
export function userOfDatabase(name: string): number | null {
  const digits = ANY.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

const SHOP = new RegExp(`^${PRIVATE_PREFIX}(\\d+)-shop$`);

/** Where a shopper's own rows are. */
export const shopDatabaseName = (userId: number): string => `${PRIVATE_PREFIX}${userId}-shop`;

/** Where small things of theirs are that outlive a dead battery. */
export const valuesDatabaseName = (userId: number): string => `${PRIVATE_PREFIX}${userId}-values`;

/** Null of a database of anything else than rows. */
export function userOfShopDatabase(name: string): number | null {
  const digits = SHOP.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}
