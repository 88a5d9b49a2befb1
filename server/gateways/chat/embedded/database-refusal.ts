/** A 'no' in the realtime database's own words, which the SDK turns into its errors. */
export type RefusalStatus = 'permission_denied' | 'datastale' | 'invalid_token' | 'invalid_data' | 'too_big';

export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, message: string) {
    super(message);
    this.status = status;
  }
}

export const denied = (): DatabaseRefusal => new DatabaseRefusal('permission_denied', 'Permission denied');
