/** A device that only pulls, and keeps what it was told, to be compared with what a device that begins anew is told. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

interface PulledRow {
  key: string;
  val: unknown;
  v: number;
}

interface Answered {
  data: { verdict: string | null; to: number; more: boolean; rows: PulledRow[] };
}

export interface PullingOptions {
  addresses: readonly string[];
  userId: number;
  cookie: string;
  epoch: string;
}

export class PullingDevice {
  private readonly clientId = randomUUID();
  private readonly rows = new Map<string, string>();
  private cursor = 0;
  private turn = 0;
  pulls = 0;

  constructor(private readonly options: PullingOptions) {}

  /** Pulls until `isOver` says so, then until nothing is left; throws where the server starts over. */
  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.pull();
      await pause(Math.random() * 30);
    }
    const deadline = Date.now() + 60_000;
    while (!(await this.pull())) if (Date.now() > deadline) throw new Error('the last pull did not end');
  }

  /** Keys with their values, in the order of the keys. */
  view(): [string, string][] {
    return [...this.rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  /** True where it is up to date. */
  private async pull(): Promise<boolean> {
    const address = this.options.addresses[(this.turn += 1) % this.options.addresses.length] ?? '';
    const { userId, cookie, epoch } = this.options;
    const body = {
      userDocNo: userId,
      clientId: this.clientId,
      epoch,
      cursor: this.cursor,
      ackTo: 0,
      limit: 7,
      muts: [],
    };
    const response = await fetch(`${address}/ecomapi/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-zad-client': 'test', cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    const answer = response?.ok ? ((await response.json().catch(() => null)) as Answered | null) : null;
    if (!answer) return false;
    const { verdict, rows, to, more } = answer.data;
    if (verdict !== null) throw new Error(`the server answered ${verdict}`);
    for (const { key, val, v } of rows) this.rows.set(key, JSON.stringify([val, v]));
    this.cursor = to;
    this.pulls += 1;
    return !more;
  }
}
