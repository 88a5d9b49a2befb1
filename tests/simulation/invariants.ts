import type { SyncInput } from '#contract/sync.ts';
import type { LoggedEdit } from '#server/sync/sync-store.ts';
import type { NewEdit } from '#src/offline/shop/device-store.ts';

import { checkBox } from './check-box.ts';
import { mustHold } from './must-hold.ts';
import { canonical, referenceOf } from './reference.ts';
import type { DeviceView, SimDevice } from './sim-device.ts';
import type { SimServer } from './sim-server.ts';

/** A change that the server took, for whom it may look like a flicker. */
interface Touch {
  readonly userId: number;
  readonly device: number;
  readonly clientId: string;
  readonly about: string;
  /** The server's version after it, at the least. */
  readonly v: number;
}

interface Log {
  readonly edits: LoggedEdit[];
  readonly touches: Touch[];
}

/** Holds I1 to I13 against what happens. It watches the server's log and the devices' databases, and believes no answer. */
export class Invariants {
  private logs = new Map<number, Log>();
  private saved = new Map<number, Log>();
  private readonly written = new Map<string, { userId: number; device: number; order: number }>();
  /** Every result that an edit ever had, one unless the server was restored between. */
  private readonly results = new Map<string, Set<string | null>>();
  /** Confirmed after the backup that was restored: lost with those days. */
  private readonly lost = new Set<string>();

  /** Taps that meant "one more" without the shopper seeing what the server has. */
  private readonly adding = new Set<string>();
  /** Accounts that were deleted. */
  private readonly gone = new Set<number>();

  constructor(private readonly server: SimServer) {}

  /** The account was deleted. */
  erased(userId: number): void {
    this.gone.add(userId);
  }

  addsTo(id: string): void {
    this.adding.add(id);
  }

  wrote(device: SimDevice, { id }: NewEdit): void {
    this.written.set(id, { userId: device.userId, device: device.name, order: this.written.size });
  }

  /** Log and version, to tell whether anything changed. */
  async standOf(userId: number): Promise<string> {
    return `${(await this.server.log(userId)).length} ${await this.server.version(userId)}`;
  }

  async exchanged(device: SimDevice, request: SyncInput): Promise<void> {
    if (request.edits.length === 0) return;
    const log = this.logOf(device.userId);
    const now = await this.server.log(device.userId);
    if (now.length === log.edits.length) return;
    const known = new Set(log.edits.map(({ id }) => id));
    mustHold('I1', new Set(now.map(({ id }) => id)).size === now.length, 'an edit is in the log twice');
    // Only what this request brought: another one's may be committed already, and has its own turn.
    const isFresh = ({ id, clientId }: LoggedEdit): boolean => !known.has(id) && clientId === request.clientId;
    const fresh = now.filter(isFresh).sort((a, b) => a.seq - b.seq);
    const v = fresh.length > 0 ? await this.server.version(device.userId) : 0;
    for (const edit of fresh) {
      log.edits.push(edit);
      this.results.set(edit.id, (this.results.get(edit.id) ?? new Set()).add(edit.refused));
      const about = device.fold.aboutOf(edit);
      const by = this.written.get(edit.id)?.device ?? -1;
      if (about !== null && edit.refused === null)
        log.touches.push({ userId: device.userId, device: by, clientId: edit.clientId, about, v });
    }
  }

  backup(): void {
    this.saved = copyOf(this.logs);
  }

  /** `held`: what still waits on some device, and is not lost. */
  restore(held: ReadonlySet<string>): void {
    for (const [userId, { edits }] of this.logs) {
      const kept = new Set(this.saved.get(userId)?.edits.map(({ id }) => id));
      for (const { id } of edits) if (!kept.has(id) && !held.has(id)) this.lost.add(id);
    }
    const before = this.logs;
    this.logs = copyOf(this.saved);
    // An answer from before may still arrive, with what others changed in the days that are lost.
    for (const [userId, { touches }] of before) {
      const { edits } = this.logOf(userId);
      this.logs.set(userId, { edits, touches: [...touches] });
    }
  }

  /** After a device took, or did not take, an answer. */
  applied(device: SimDevice, before: DeviceView, after: DeviceView, isRenewed: boolean): void {
    const left = new Set(after.outbox.map(({ id }) => id));
    const removed = before.outbox.filter(({ id }) => !left.has(id));
    const issues = new Set(after.issues.map(({ id }) => id));
    for (const { id } of removed) {
      const results = [...(this.results.get(id) ?? [])];
      mustHold('I1', results.length > 0, 'an edit left the outbox undecided');
      // An answer from before a restore, taken after it: what it confirmed is lost with those days.
      if (!this.isLogged(device.userId, id)) this.lost.add(id);
      if (results.length > 1) {
        if (issues.has(id)) device.told.add(id);
        continue;
      }
      const isRefused = results[0] !== null;
      mustHold(
        'I4',
        issues.has(id) === isRefused,
        isRefused ? 'a rejection is not told' : 'no rejection is told as one',
      );
      if (isRefused) device.told.add(id);
    }
    mustHold(
      'I4',
      after.issues.every(({ id }) => device.told.has(id)),
      'an issue appeared by itself',
    );
    mustHold(
      'I4',
      [...device.told].every((id) => issues.has(id)),
      'an issue went away by itself',
    );
    this.checkView(device, before, after, { isRenewed, isRefused: removed.some(({ id }) => issues.has(id)) });
  }

  private checkView(
    device: SimDevice,
    before: DeviceView,
    view: DeviceView,
    { isRenewed, isRefused }: { isRenewed: boolean; isRefused: boolean },
  ): void {
    if (isRenewed) {
      mustHold('I11', same(before.rows, view.rows), `beginning anew changed the view: ${said(before.rows, view.rows)}`);
    }
    if (isRenewed || isRefused) return device.expected.clear();
    for (const [key, { shown, seen }] of device.expected) {
      const now = view.rows.get(key) ?? 'nothing';
      if (now === shown) continue;
      // What it sent under a former name comes back as another's would: it began anew, with nothing confirmed.
      const isTouched = this.logOf(device.userId).touches.some(
        (touch) =>
          (touch.device !== device.name || touch.clientId !== view.clientId) &&
          touch.v > seen &&
          concerns(touch.about, key),
      );
      mustHold('I5', isTouched, `device ${device.name} shows ${key} as ${now}, and wrote ${shown}`);
      device.expected.delete(key);
    }
  }

  /** Of shoppers who have an account. */
  async atRest(devices: readonly SimDevice[]): Promise<void> {
    for (const userId of this.gone) {
      const left = [...(await this.server.log(userId)), ...(await this.server.rows(userId))].length;
      mustHold('I12', left === 0, 'of a deleted account something is left');
    }
    for (const userId of new Set(devices.map((device) => device.userId))) {
      const log = this.logOf(userId).edits;
      const rows = new Map<string, string>();
      for (const { key, value } of await this.server.rows(userId)) if (value) rows.set(key, canonical(value));
      this.checkLog(userId, log);
      checkBox(await this.server.rows(userId));
      const reference = referenceOf(log, ({ id }, before, after) =>
        mustHold('I10', !this.adding.has(id) || after >= before, `a tap on Add made ${after} of ${before}`),
      );
      mustHold(
        'I3',
        same(reference.rows, rows),
        `the server is not what its log comes to: ${said(reference.rows, rows)}`,
      );
      const refused = log.map((edit) => edit.refused);
      mustHold('I3', JSON.stringify(refused) === JSON.stringify(reference.refused), 'the log has other results');
      for (const device of devices.filter((one) => one.userId === userId)) {
        const view = await device.look();
        mustHold('I4', view.outbox.length === 0, `device ${device.name} still waits`);
        mustHold('I6', same(view.rows, rows), `device ${device.name} is not as the server: ${said(view.rows, rows)}`);
        const mark = `u${userId}`;
        const isForeign = [...view.rows.values()].some((row) => (row.match(/u\d+/g) ?? []).some((one) => one !== mark));
        mustHold('I8', !isForeign, `device ${device.name} holds rows of somebody else`);
      }
    }
  }

  private checkLog(userId: number, log: readonly LoggedEdit[]): void {
    const ids = new Set(log.map(({ id }) => id));
    for (const [id, edit] of this.written) {
      if (edit.userId === userId)
        mustHold('I1', ids.has(id) || this.lost.has(id), `an edit of device ${edit.device} is lost`);
    }
    const last = new Map<string, { seq: number; order: number }>();
    for (const { id, clientId, seq } of log) {
      const edit = this.written.get(id);
      mustHold('I8', edit?.userId === userId, 'the log holds an edit of somebody else');
      const order = edit?.order ?? 0;
      const before = last.get(clientId);
      mustHold('I2', !before || (before.seq < seq && before.order < order), 'a device’s edits changed places');
      last.set(clientId, { seq, order });
    }
  }

  private isLogged(userId: number, id: string): boolean {
    return this.logOf(userId).edits.some((edit) => edit.id === id);
  }

  private logOf(userId: number): Log {
    let log = this.logs.get(userId);
    if (!log) this.logs.set(userId, (log = { edits: [], touches: [] }));
    return log;
  }
}

/**
 * Whether a change of one key may change another: a list takes its items along, a gift box gives its things to the cart, and the
 * cart its line to the box.
 */
function concerns(about: string, key: string): boolean {
  if (about === key || (about.startsWith('L:') && key.startsWith(`I:${about.slice(2)}|`))) return true;
  if (about.startsWith('C:CGB|')) return key.startsWith('C:');
  return about.startsWith('C:CRT|') && key === about.replace('CRT', 'CGB');
}

function copyOf(logs: ReadonlyMap<number, Log>): Map<number, Log> {
  return new Map(
    [...logs].map(([userId, { edits, touches }]) => [userId, { edits: [...edits], touches: [...touches] }]),
  );
}

function same(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}

function said(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string {
  return `${listed(a)} and ${listed(b)}`;
}

const listed = (rows: ReadonlyMap<string, string>): string =>
  JSON.stringify([...rows].sort(([a], [b]) => (a < b ? -1 : 1)));
