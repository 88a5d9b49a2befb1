/** A device that edits without end and keeps what the server acknowledged, to be compared with the database afterwards. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

interface WireEdit {
  seq: number;
  id: string;
  name: string;
  args: Record<string, unknown>;
  ver: 1;
}

interface WireResult {
  seq: number;
  ok: boolean;
  code: string | null;
}

interface Answered {
  data: { verdict: string | null; to: number; last: number; results: WireResult[] };
}

export interface DeviceOptions {
  /** One address for each replica; requests alternate. */
  addresses: readonly string[];
  userId: number;
  cookie: string;
  epoch: string;
  /** Edits in each request. */
  batch: number;
}

export class WritingDevice {
  readonly clientId = randomUUID();
  readonly listId = randomUUID();
  /** Ids of edits whose result arrived, and the name that each gave the list. */
  readonly acknowledged = new Map<string, string>();
  /** Edits with a result other than done. */
  readonly refused: WireResult[] = [];
  /** How often each HTTP status was answered; 0 is no answer at all. */
  readonly statuses = new Map<number, number>();
  /** Answers 503 and 429 that did not say when to try again. */
  withoutRetryAfter = 0;
  private waiting: WireEdit[] = [];
  private seq = 0;
  private cursor = 0;
  private turn = 0;

  constructor(private readonly options: DeviceOptions) {}

  /** Writes and sends until `isOver` says so, then drains; throws where the server forgot what it had told. */
  async run(isOver: () => boolean): Promise<void> {
    this.write('list.create', { listId: this.listId, name: 'List', madeAt: '2026-11-21T08:00:00.000Z' });
    while (!isOver()) {
      while (this.waiting.length < this.options.batch) {
        this.write('list.rename', { listId: this.listId, name: `Name ${this.seq}` });
      }
      await this.exchange();
    }
    const deadline = Date.now() + 60_000;
    while (this.waiting.length > 0) {
      if (Date.now() > deadline)
        throw new Error(
          `${this.waiting.length} edits could not be sent; answers by status: ${JSON.stringify([...this.statuses])}`,
        );
      await this.exchange();
    }
  }

  private write(name: string, args: Record<string, unknown>): void {
    this.waiting.push({ seq: (this.seq += 1), id: randomUUID(), name, args, ver: 1 });
  }

  private async exchange(): Promise<void> {
    const address = this.options.addresses[(this.turn += 1) % this.options.addresses.length] ?? '';
    const { userId, cookie, epoch } = this.options;
    const { clientId, cursor, waiting: muts } = this;
    const response = await fetch(`${address}/ecomapi/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-zad-client': 'test', cookie },
      body: JSON.stringify({ userDocNo: userId, clientId, epoch, cursor, ackTo: 0, limit: 1000, muts }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    const status = response?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (!response || status !== 200) {
      if ([429, 503].includes(status) && response?.headers.get('retry-after') === null) this.withoutRetryAfter += 1;
      await response?.arrayBuffer().catch(() => null);
      return pause(20 + Math.random() * 60);
    }
    const body = (await response.json().catch(() => null)) as Answered | null;
    if (body) this.take(body);
  }

  private take({ data }: Answered): void {
    if (data.verdict !== null) throw new Error(`the server answered ${data.verdict}`);
    this.cursor = data.to;
    for (const result of data.results) {
      const edit = this.waiting.find(({ seq }) => seq === result.seq);
      if (!edit) continue;
      if (result.ok) this.acknowledged.set(edit.id, String(edit.args['name']));
      else this.refused.push(result);
    }
    this.waiting = this.waiting.filter(({ seq }) => seq > data.last);
  }
}
