import type { EditArgs, EditName } from '#contract/rows/edits.ts';
import type { DrawnPage } from '#src/offline/drawn/drawn-page.ts';
import { keepDrawn } from '#src/offline/drawn/drawn-store.ts';
import { stampOf } from '#src/offline/drawn/shop-stamp.ts';

import { discardIssue, retryIssue } from './answer-issue.ts';
import { metaOf, type DeviceTx } from './device-store.ts';
import { EditWriter } from './edit-writer.ts';
import { Exchange } from './exchange.ts';
import { Flusher } from './flusher.ts';
import { IdbStore } from './idb-store.ts';
import { makeRoom } from './make-room.ts';
import { notKept } from './not-kept.ts';
import { afterEdit, wearBadge } from './platform-marks.ts';
import { renewDevice } from './renew-device.ts';
import { ShopConnection } from './shop-connection.ts';
import type { EditOutcome, Shop, ShopView } from './shop-door.ts';
import { readState, ShopState, timeOf } from './shop-state.ts';
import { tabChannel } from './tabs.ts';
import { Turns } from './turns.ts';

/** Of the app's edits, as they are stored. */
const EDIT_VERSION = 1;
const newId = (): string => crypto.randomUUID();

/** What becomes of a shopper's database otherwise than by this page. */
export interface ShopEvents {
  /** It was deleted, with so many edits that were not saved yet; the engine is closed. */
  readonly onErased: (lost: number) => void;
  /** The browser emptied it: so many edits that were not saved yet are gone. */
  readonly onLost: (lost: number) => void;
}

/** A shopper's own rows on this device, and their exchange with the server, for as long as they are signed in. */
export class ShopEngine implements Shop {
  private readonly state = new ShopState();
  private readonly store: IdbStore;
  private readonly writer: EditWriter;
  private readonly exchange: Exchange;
  private readonly flusher: Flusher;
  private readonly tabs: ReturnType<typeof tabChannel>;
  private readonly connection: ShopConnection;
  private readonly turns = new Turns();
  private switches = 0;

  constructor(
    readonly userId: number,
    private readonly events: ShopEvents,
  ) {
    this.connection = new ShopConnection(userId, {
      onUpgrade: () => {
        this.state.hold.set('reload', true);
        this.state.tell();
      },
      onErased: () => {
        const lost = this.state.fold.waiting.length;
        this.close();
        this.events.onErased(lost);
      },
      onOpened: (connection) => this.noteLost(connection),
      onCut: () => void this.refresh(true),
    });
    this.store = new IdbStore(() => this.openDatabase());
    this.writer = new EditWriter({
      store: this.store,
      inTurn: (work) => this.turns.take(work),
      makeRoom,
      onDurable: (entries) => {
        this.state.settle(entries);
        this.tabs.tell();
      },
      onLost: (ids) => this.state.withdraw(ids),
    });
    this.exchange = new Exchange({
      userId,
      store: this.store,
      state: this.state,
      turns: this.turns,
      readAgain: () => this.refresh(true),
      makeRoom,
      onTaken: () => this.tabs.tell(),
    });
    this.flusher = new Flusher({
      flush: () => this.exchange.run(),
      isWaiting: () => this.state.fold.waiting.length > 0,
      isHeldBack: () => this.state.hold.isOn,
    });
    this.tabs = tabChannel(userId, () => void this.refresh());
    this.state.listen(() => wearBadge(this.state.waiting.length + this.state.issues.length));
  }

  private get isClosed(): boolean {
    return this.state.hold.has('closed');
  }

  /** Reads what the device has; then follows the signal. */
  async start(): Promise<void> {
    await this.refresh();
    if (this.state.fold.hasUnreadable) await this.fetchAgain();
    if (!this.isClosed) this.flusher.start();
  }

  /** Rows that this app cannot read are left out; once a start, everything is asked for anew in their place. */
  private async fetchAgain(): Promise<void> {
    const renew = (tx: DeviceTx) => metaOf(tx, newId).then((meta) => renewDevice(tx, meta, newId));
    await this.turns.take(() => this.store.write(renew)).catch(() => undefined);
    await this.changed();
  }

  /** Lets go of the database, so that it can be deleted. */
  close(): void {
    this.state.hold.set('closed', true);
    this.flusher.stop();
    this.tabs.close();
    this.connection.close();
    wearBadge(0);
  }

  /** The same shopper signed in again. */
  resume(): void {
    this.state.hold.set('signed-out', false);
    this.state.tell();
    this.flusher.comeBack();
  }

  view(): ShopView {
    return this.state;
  }

  listen(onChange: () => void): () => void {
    return this.state.listen(onChange);
  }

  async edit<Name extends EditName>(name: Name, args: EditArgs[Name]): Promise<EditOutcome> {
    if (this.isClosed) return { ok: false, why: 'signed-out' };
    const edit = { id: newId(), name, args, ver: EDIT_VERSION, at: new Date().toISOString() };
    // The database is asked first, within the tap: what is drawn for it would hold the answer back.
    const written = this.writer.write(edit);
    this.state.add(edit);
    const outcome = await written;
    if (!outcome.ok) return outcome;
    this.flusher.afterWrite();
    afterEdit();
    return outcome;
  }

  async retry(issueId: string): Promise<void> {
    await this.turns.take(() => retryIssue(this.store, issueId, newId));
    await this.changed();
    this.flusher.afterWrite();
  }

  async discard(issueId: string): Promise<void> {
    await this.turns.take(() => discardIssue(this.store, issueId));
    await this.changed();
  }

  syncNow(): Promise<void> {
    return this.flusher.now();
  }

  syncOnce(): Promise<void> {
    return this.flusher.one();
  }

  async workOffline(isOn: boolean): Promise<EditOutcome> {
    // Holds from here on; lets go only when the disk has it, so that no other page or worker differs.
    if (isOn) this.state.hold.set('switch', true);
    this.switches += 1;
    const turn = this.switches;
    this.state.isSwitching = true;
    this.state.tell();
    const outcome = await this.keepSwitch(isOn);
    // The shopper has switched again meanwhile: the last tap decides.
    if (turn !== this.switches) return outcome;
    this.state.isSwitching = false;
    this.state.hold.set('switch', outcome.ok ? isOn : (this.state.meta?.isOffline ?? false));
    await this.changed();
    if (outcome.ok && !isOn) this.flusher.comeBack();
    return outcome;
  }

  private async keepSwitch(isOffline: boolean): Promise<EditOutcome> {
    try {
      await this.turns.take(() =>
        this.store.write(async (tx) => tx.keepMeta({ ...(await metaOf(tx, newId)), isOffline })),
      );
      return { ok: true };
    } catch (error) {
      return notKept(error);
    }
  }

  keepDrawn(page: Omit<DrawnPage, 'stamp'>): void {
    const { meta, isRead, waiting, issues, hold } = this.state;
    const connection = this.connection.current;
    if (!connection || !isRead || hold.has('signed-out') || hold.has('reload')) return;
    const lastId = waiting.at(-1)?.id ?? null;
    const stamp = stampOf({ meta, waiting: waiting.length, lastId, issues: issues.map(({ id }) => id) });
    try {
      keepDrawn(connection, { ...page, stamp });
    } catch {
      // Its connection was lost, or there is no room: the app draws it.
    }
  }

  private async changed(): Promise<void> {
    await this.refresh();
    this.tabs.tell();
  }

  /** Another tab or the worker changed the database, or this one did otherwise than by an edit. */
  private refresh(isWhole = false): Promise<void> {
    return this.turns
      .take(async () => {
        const known = isWhole ? null : this.state.meta;
        const read = async (tx: DeviceTx) => {
          const device = await readState(tx);
          const isSame =
            this.state.isRead &&
            known !== null &&
            timeOf(known) === timeOf(device.meta) &&
            known.shown === (device.meta?.shown ?? 0);
          return { device, base: isSame ? null : await tx.base() };
        };
        const { device, base } = await this.store.read(read);
        this.state.take(device, (edits) =>
          base ? this.state.fold.load(base, edits, timeOf(device.meta)) : this.state.fold.change([], [], edits),
        );
      })
      .catch(() => undefined);
  }

  /** A database that was opened again may be a new one: what waited in the one before is gone. */
  private async noteLost(connection: IDBDatabase): Promise<void> {
    if (!this.state.isRead) return;
    const lost = this.state.lostFrom(await new IdbStore(() => Promise.resolve(connection)).read(readState));
    if (lost.size === 0) return;
    this.state.withdraw(lost);
    this.events.onLost(lost.size);
    void this.refresh(true);
  }

  private openDatabase(): Promise<IDBDatabase> {
    return this.isClosed ? Promise.reject(new Error('The shop is closed')) : this.connection.open();
  }
}
