/** Phones and computers, and who is signed in on each. */
import { SimDevice, type SimStore } from './sim-device.ts';
import type { SimulationParts } from './simulation.ts';

interface Machine {
  current: SimDevice;
  /** Shoppers who are to come back for what they changed: kept unseen (state/held-shoppers.ts). */
  readonly away: SimDevice[];
}

const MACHINES_MAX = 5;

export class Machines {
  private readonly all: Machine[] = [];
  private readonly homes = new Map<SimDevice, Machine>();
  /** Two shoppers; who deletes their account registers again. */
  private accounts: number[] = [];
  private places = 0;

  constructor(private readonly parts: Pick<SimulationParts, 'server' | 'newStore' | 'newId' | 'faults'>) {}

  /** Three machines of one shopper, and one of another. */
  async start(): Promise<void> {
    const sara = await this.parts.server.register();
    const omar = await this.parts.server.register();
    this.accounts = [sara, omar];
    for (const userId of [sara, sara, sara, omar]) await this.add(userId);
  }

  /** Who is signed in there. */
  at(index: number): SimDevice {
    return this.machine(index).current;
  }

  /** Every database of every machine. */
  devices(): SimDevice[] {
    return this.all.flatMap(({ current, away }) => [current, ...away]);
  }

  /** Those of shoppers who have an account. */
  devicesInUse(): SimDevice[] {
    return this.devices().filter(({ userId }) => this.accounts.includes(userId));
  }

  /** Signed in at this moment, of the same shopper. */
  kinOf({ userId }: SimDevice): SimDevice[] {
    return this.all.flatMap(({ current }) => (current.userId === userId ? [current] : []));
  }

  /** Whose cookie goes with what the device sends. */
  sessionOf(device: SimDevice): number {
    return this.homes.get(device)?.current.userId ?? device.userId;
  }

  async signInOther(index: number): Promise<void> {
    const machine = this.machine(index);
    const { current, away } = machine;
    const userId = this.accounts.find((one) => one !== current.userId) ?? current.userId;
    const isKept = await current.store.leave();
    if (isKept && !this.parts.faults?.erasesUnsent) away.push(current);
    else current.isErased = true;
    const back = away.findIndex((device) => device.userId === userId);
    await this.seat(machine, userId, away.splice(Math.max(back, 0), back === -1 ? 0 : 1)[0]);
  }

  /** The shopper who is signed in there deletes the account, and registers again. Null where another machine did it already. */
  async deleteAccount(index: number): Promise<number | null> {
    const machine = this.machine(index);
    const { userId } = machine.current;
    if (!this.accounts.includes(userId)) return null;
    await this.parts.server.erase(userId);
    machine.current.isErased = true;
    const fresh = await this.parts.server.register();
    this.accounts = this.accounts.map((one) => (one === userId ? fresh : one));
    await this.seat(machine, fresh);
    return userId;
  }

  /** The same profile on another machine. */
  async clone(index: number): Promise<void> {
    if (this.all.length >= MACHINES_MAX) return;
    const { userId, store, told } = this.at(index);
    const twin = await this.add(userId, await store.clone());
    for (const id of told) twin.told.add(id);
  }

  private machine(index: number): Machine {
    return this.all[index % this.all.length] as Machine;
  }

  private async add(userId: number, store?: SimStore): Promise<SimDevice> {
    const current = await this.newDevice(userId, store);
    const machine = { current, away: [] };
    this.all.push(machine);
    this.homes.set(current, machine);
    return current;
  }

  private async seat(machine: Machine, userId: number, back?: SimDevice): Promise<void> {
    machine.current = back ?? (await this.newDevice(userId));
    this.homes.set(machine.current, machine);
  }

  private async newDevice(userId: number, store?: SimStore): Promise<SimDevice> {
    const { newStore, newId, faults = {} } = this.parts;
    return new SimDevice((this.places += 1), userId, store ?? (await newStore()), faults, newId);
  }
}
