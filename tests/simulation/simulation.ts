import { lineKey } from '#contract/rows/keys.ts';
import type { RowAt } from '#contract/rows/rows.ts';
import { quantityEdit } from '#src/domain/cart/quantity-edit.ts';
import { discardIssue, retryIssue } from '#src/offline/shop/answer-issue.ts';
import { buildRequest } from '#src/offline/shop/build-request.ts';
import type { WaitingEntry } from '#src/offline/shop/device-store.ts';

import { chooseEdit } from './choose-edit.ts';
import { crashing, Killed } from './crashing-store.ts';
import type { DeviceFaults } from './faults.ts';
import { Invariants } from './invariants.ts';
import { Machines } from './machines.ts';
import { mustHold } from './must-hold.ts';
import { Network, pick, takeOut, type Answered, type Sent } from './network.ts';
import type { DeviceView, SimDevice, SimStore } from './sim-device.ts';
import type { SimServer } from './sim-server.ts';
import type { EditChoice, Step } from './steps.ts';
import { writeEdits } from './write-edits.ts';

export interface SimulationParts {
  readonly server: SimServer;
  readonly newStore: () => Promise<SimStore>;
  readonly newId: () => string;
  readonly faults?: DeviceFaults & {
    readonly restoresWithoutEpoch?: boolean;
    /** The epoch stays as it is when a standby takes over. */
    readonly failsOverUnnoticed?: boolean;
    /** Another shopper's sign-in erases what the one before had not sent. */
    readonly erasesUnsent?: boolean;
    readonly seqOutside?: boolean;
    readonly purgesWithoutFloor?: boolean;
    /** Every quantity is said as it is shown, also on a device that has not heard of the server's cart. */
    readonly setsUnheard?: boolean;
  };
}

const REST_ROUNDS = 60;

/** One history over the real engine and the real exchange: devices, a network that does everything wrong, a server that dies. */
export class Simulation {
  private readonly machines: Machines;
  private readonly invariants: Invariants;
  private readonly network: Network;
  private count = 0;

  constructor(private readonly parts: SimulationParts) {
    const { server } = parts;
    this.invariants = new Invariants(server);
    this.machines = new Machines(parts);
    const sessionOf = (device: SimDevice): number => this.machines.sessionOf(device);
    this.network = new Network({ server, invariants: this.invariants, sessionOf });
  }

  /** Throws what does not hold. */
  async run(steps: readonly Step[]): Promise<void> {
    await this.machines.start();
    await this.parts.server.backup();
    for (const step of steps) await this.take(step);
    await this.rest();
    await this.invariants.atRest(this.machines.devicesInUse());
  }

  private async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'write':
        return this.write(this.machines.at(step.device), [step.edit]);
      case 'two-tabs':
        return this.write(this.machines.at(step.device), [step.edit, step.other]);
      case 'plus':
        return this.plus(this.machines.at(step.device), `s${step.stock}`);
      case 'send':
        return void this.network.requests.push(await this.request(this.machines.at(step.device), step));
      case 'exchange': {
        const sent = await this.request(this.machines.at(step.device), step);
        const answered = await this.network.deliver(sent);
        this.network.oldRequests.push(sent);
        if (!answered) return;
        this.network.oldAnswers.push(answered);
        return this.receive(answered);
      }
      case 'overlap':
        return this.overlap(step);
      case 'deliver':
      case 'kill-server':
      case 'deliver-twice':
      case 'drop-request':
        return this.network.onRequest(step.do, step.which);
      case 'deliver-old':
        return this.network.deliverOld(step.which);
      case 'receive':
      case 'drop-answer':
        return this.onAnswer(step.do, step.which);
      case 'receive-old': {
        const old = pick(this.network.oldAnswers, step.which);
        if (old) await this.receive(old);
        return;
      }
      case 'kill-device':
        return this.killWhileApplying(step.which, step.after);
      case 'retry':
      case 'discard':
        return this.answerIssue(this.machines.at(step.device), step.do);
      case 'clone':
        return this.machines.clone(step.device);
      case 'sign-in-other':
        return this.machines.signInOther(step.device);
      case 'delete-account':
        return this.deleteAccount(step.device);
      case 'backup':
        await this.parts.server.backup();
        return this.invariants.backup();
      case 'purge':
        return this.parts.server.purge(!this.parts.faults?.purgesWithoutFloor);
      case 'restore':
        return this.goBack(() => this.parts.server.restore(!this.parts.faults?.restoresWithoutEpoch));
      case 'fail-over':
        return this.goBack(() => this.parts.server.failOver(!this.parts.faults?.failsOverUnnoticed));
    }
  }

  /** Several at once are several tabs. */
  private async write(device: SimDevice, choices: readonly EditChoice[]): Promise<void> {
    const before = await device.look();
    const edits = choices.map((choice) => {
      this.count += 1;
      return { ...chooseEdit(choice, device.userId, this.count, before.seen), id: this.parts.newId() };
    });
    const written = await Promise.all(
      edits.map((edit) => writeEdits(device.store, [edit], this.parts.faults?.seqOutside)),
    );
    await this.written(device, written.flat());
  }

  private async plus(device: SimDevice, stockCode: string): Promise<void> {
    const { isComplete } = await device.look();
    const get = <Key extends string>(key: Key) => device.fold.get(key) as RowAt<Key> | undefined;
    const shown = get(lineKey('CRT', stockCode))?.quantity ?? 0;
    this.count += 1;
    const line = {
      cartType: 'CRT',
      stockCode,
      seenPrice: this.count,
      since: `u${device.userId} ${this.count}`,
    } as const;
    const isHeard = isComplete && shown > 0;
    const wanted = { ...line, quantity: shown + 1 };
    const { name, args } = this.parts.faults?.setsUnheard
      ? { name: 'cart.set', args: wanted }
      : quantityEdit({ isComplete, get }, wanted);
    const edit = { id: this.parts.newId(), name, args, ver: 1, at: '2026-11-21T08:00:00.000Z' };
    if (!isHeard) this.invariants.addsTo(edit.id);
    await this.written(device, await writeEdits(device.store, [edit], this.parts.faults?.seqOutside));
  }

  private async written(device: SimDevice, entries: readonly WaitingEntry[]): Promise<void> {
    for (const entry of [...entries].sort((a, b) => a.seq - b.seq)) this.invariants.wrote(device, entry);
    const after = await device.look();
    for (const entry of entries) device.expect(device.fold.aboutOf(entry), after);
  }

  private async request(device: SimDevice, { limit, editsMax }: { limit: number; editsMax: number }): Promise<Sent> {
    const request = await buildRequest(device.store, device.userId, device.newId, editsMax);
    if (request === 'works-offline') throw new Error('no device of a simulation works offline');
    return { device, request: { ...request, limit } };
  }

  /** Two exchanges of one shopper at the same time, of two machines or of two tabs. */
  private async overlap(step: Extract<Step, { do: 'overlap' }>): Promise<void> {
    const one = this.machines.at(step.device);
    const other = pick(this.machines.kinOf(one), step.other) ?? one;
    const both = [await this.request(one, step), await this.request(other, step)];
    this.network.oldRequests.push(...both);
    for (const answered of await this.network.overlap(both, step.order)) {
      this.network.oldAnswers.push(answered);
      await this.receive(answered);
    }
  }

  private async onAnswer(what: 'receive' | 'drop-answer', which: number): Promise<void> {
    const answered = takeOut(this.network.answers, which);
    if (!answered) return;
    this.network.oldAnswers.push(answered);
    if (what === 'receive') await this.receive(answered);
  }

  private async receive({ device, request, answer }: Answered): Promise<void> {
    if (device.isErased) return;
    const before = await device.look();
    const applied = await device.apply(request, answer);
    await this.looked(device, before, applied.kind === 'renewed');
  }

  private async looked(device: SimDevice, before: DeviceView, isRenewed: boolean): Promise<DeviceView> {
    const after = await device.look();
    this.invariants.applied(device, before, after, isRenewed);
    return after;
  }

  private async killWhileApplying(which: number, after: number): Promise<void> {
    const answered = pick(this.network.answers, which);
    if (!answered || answered.device.isErased) return;
    const { device, request, answer } = answered;
    const before = await device.look();
    try {
      const applied = await device.apply(request, answer, crashing(device.store, after));
      await this.looked(device, before, applied.kind === 'renewed');
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      await this.looked(device, before, false);
    }
  }

  private async answerIssue(device: SimDevice, what: 'retry' | 'discard'): Promise<void> {
    const [issue] = (await device.look()).issues;
    if (!issue) return;
    device.told.delete(issue.id);
    if (what === 'discard') return discardIssue(device.store, issue.id);
    const entry = await retryIssue(device.store, issue.id, device.newId);
    if (entry) await this.written(device, [entry]);
  }

  private async deleteAccount(machine: number): Promise<void> {
    const userId = await this.machines.deleteAccount(machine);
    if (userId === null) return;
    this.network.forget(userId);
    this.invariants.erased(userId);
  }

  /** The server goes back to the last backup. */
  private async goBack(goBack: () => Promise<void>): Promise<void> {
    const held = new Set<string>();
    for (const device of this.machines.devices()) {
      for (const { id } of (await device.look()).outbox) held.add(id);
      device.expected.clear();
    }
    await goBack();
    this.invariants.restore(held);
  }

  /** The network is well again, and each shopper has a session wherever something of theirs is kept: everyone says and hears everything. */
  private async rest(): Promise<void> {
    for (const pass of [1, 2]) {
      for (const device of this.machines.devicesInUse()) {
        for (let round = 1; ; round += 1) {
          mustHold('I4', round < REST_ROUNDS, `device ${device.name} never comes to rest (${pass})`);
          const request = await this.request(device, { limit: 1000, editsMax: 500 });
          const answered = await this.network.deliver(request, {}, device.userId);
          if (!answered) continue;
          await this.receive(answered);
          const { outbox } = await device.look();
          if (outbox.length === 0 && !answered.answer.more && answered.answer.verdict === null) break;
        }
      }
    }
  }
}
