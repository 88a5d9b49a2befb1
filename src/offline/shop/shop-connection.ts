import { openShopDatabase, type ShopDatabaseEvents } from './shop-database.ts';

export interface ConnectionEvents extends ShopDatabaseEvents {
  /** Before anything is asked of a database that was opened, again perhaps: it may be a new one. */
  readonly onOpened: (connection: IDBDatabase) => Promise<void>;
  /** The browser cut it off: in the background, or because the site's data were cleared. */
  readonly onCut: () => void;
}

/** The one connection of a page to a shopper's database, opened again where it was lost. */
export class ShopConnection {
  private database: ReturnType<typeof openShopDatabase> | null = null;
  /** Null before the first opening and after the last closing. */
  current: IDBDatabase | null = null;

  constructor(
    private readonly userId: number,
    private readonly events: ConnectionEvents,
  ) {}

  async open(): Promise<IDBDatabase> {
    this.database?.close();
    this.database = openShopDatabase(this.userId, this.events);
    await this.database.open();
    const connection = this.database.backendDB();
    this.current = connection;
    connection.addEventListener('close', this.events.onCut);
    await this.events.onOpened(connection);
    return connection;
  }

  /** Lets go of it, so that it can be deleted. */
  close(): void {
    this.database?.close();
    this.current = null;
  }
}
