import { isDeepStrictEqual } from 'node:util';

import { lineKey } from '#contract/rows/keys.ts';
import type { RowAt } from '#contract/rows/rows.ts';
import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import { quantityEdit } from '#src/domain/cart/quantity-edit.ts';
import { discardIssue, retryIssue } from '#src/offline/shop/answer-issue.ts';
import { buildRequest } from '#src/offline/shop/build-request.ts';
import type { WaitingEntry } from '#src/offline/shop/device-store.ts';

import { chooseEdit } from './choose-edit.ts';
import { crashing, Killed } from './crashing-store.ts';
import type { DeviceFaults } from './faults.ts';
import { Invariants, mustHold } from './invariants.ts';
import { SimDevice, type DeviceView, type SimStore } from './sim-device.ts';
import type { SimServer } from './sim-server.ts';
import type { EditChoice, Step } from './steps.ts';
import { writeEdits } from './write-edits.ts';

export interface SimulationParts {
  readonly server: SimServer;
  readonly newStore: () => Promise<SimStore>;
  /** Two of them. */
  readonly userIds: readonly [number, number];
  readonly newId: () => string;
  readonly faults?: DeviceFaults & {
    readonly restoresWithoutEpoch?: boolean;
    readonly seqOutside?: boolean;
    readonly purgesWithoutFloor?: boolean;
    /** Every quantity is said as it is shown, also on a device that has not heard of the server's cart. */
    readonly setsUnheard?: boolean;
  };
}

interface Sent {
  readonly device: SimDevice;
  readonly request: SyncInput;
}

interface Answered extends Sent {
  readonly answer: SyncAnswer;
}

const DEVICES_MAX = 5;
const REST_ROUNDS = 60;

/** One history over the real engine and the real exchange: devices, a network that does everything wrong, a server that dies. */
export class Simulation {
  private devices: SimDevice[] = [];
  private readonly invariants: Invariants;
  private readonly requests: Sent[] = [];
  private readonly answers: Answered[] = [];
  private readonly oldRequests: Sent[] = [];
  private readonly oldAnswers: Answered[] = [];
  private count = 0;

  constructor(private readonly parts: SimulationParts) {
    this.invariants = new Invariants(parts.server);
  }

  /** Throws what does not hold. */
  async run(steps: readonly Step[]): Promise<void> {
    const [sara, omar] = this.parts.userIds;
    for (const userId of [sara, sara, sara, omar]) await this.addDevice(userId, await this.parts.newStore());
    await this.parts.server.backup();
    for (const step of steps) await this.take(step);
    await this.rest();
    await this.invariants.atRest(this.devices);
  }

  private async addDevice(userId: number, store: SimStore): Promise<void> {
    const { faults = {}, newId } = this.parts;
    this.devices.push(new SimDevice(this.devices.length, userId, store, faults, newId));
  }

  private async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'write':
        return this.write(this.device(step.device), [step.edit]);
      case 'two-tabs':
        return this.write(this.device(step.device), [step.edit, step.other]);
      case 'plus':
        return this.plus(this.device(step.device), `s${step.stock}`);
      case 'send':
        return void this.requests.push(await this.request(this.device(step.device), step));
      case 'exchange': {
        const sent = await this.request(this.device(step.device), step);
        const answered = await this.deliver(sent, false);
        this.oldRequests.push(sent);
        if (!answered) return;
        this.oldAnswers.push(answered);
        return this.receive(answered);
      }
      case 'deliver':
      case 'kill-server':
      case 'deliver-twice':
      case 'drop-request':
        return this.onRequest(step.do, step.which);
      case 'deliver-old': {
        const answered = await this.deliver(pick(this.oldRequests, step.which), false);
        if (answered) this.answers.push(answered);
        return;
      }
      case 'receive':
      case 'drop-answer':
        return this.onAnswer(step.do, step.which);
      case 'receive-old': {
        const old = pick(this.oldAnswers, step.which);
        if (old) await this.receive(old);
        return;
      }
      case 'kill-device':
        return this.killWhileApplying(step.which, step.after);
      case 'retry':
      case 'discard':
        return this.answerIssue(this.device(step.device), step.do);
      case 'clone':
        return this.clone(this.device(step.device));
      case 'backup':
        await this.parts.server.backup();
        return this.invariants.backup();
      case 'purge':
        return this.parts.server.purge(!this.parts.faults?.purgesWithoutFloor);
      case 'restore':
        return this.restore();
    }
  }

  private device(index: number): SimDevice {
    return this.devices[index % this.devices.length] as SimDevice;
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

  private async onRequest(
    what: 'deliver' | 'kill-server' | 'deliver-twice' | 'drop-request',
    which: number,
  ): Promise<void> {
    const sent = takeOut(this.requests, which);
    if (!sent) return;
    this.oldRequests.push(sent);
    if (what === 'drop-request') return;
    const answered = await this.deliver(sent, what === 'kill-server');
    if (!answered) return;
    this.answers.push(answered);
    if (what !== 'deliver-twice') return;
    const before = await this.invariants.standOf(sent.device.userId);
    const again = await this.deliver(sent, false);
    mustHold('I9', isDeepStrictEqual(again?.answer, answered.answer), 'another answer to the same request');
    mustHold(
      'I9',
      (await this.invariants.standOf(sent.device.userId)) === before,
      'the same request changed something',
    );
  }

  private async deliver(sent: Sent | undefined, isKilled: boolean): Promise<Answered | null> {
    if (!sent) return null;
    const { device, request } = sent;
    try {
      const answer = await this.parts.server.exchange(device.userId, request, isKilled);
      await this.invariants.exchanged(device, request);
      return { ...sent, answer };
    } catch (error) {
      if (error instanceof Error && /^(killed|planted)/.test(error.message)) return null;
      throw error;
    }
  }

  private async onAnswer(what: 'receive' | 'drop-answer', which: number): Promise<void> {
    const answered = takeOut(this.answers, which);
    if (!answered) return;
    this.oldAnswers.push(answered);
    if (what === 'receive') await this.receive(answered);
  }

  private async receive({ device, request, answer }: Answered): Promise<void> {
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
    const answered = pick(this.answers, which);
    if (!answered) return;
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

  private async clone(device: SimDevice): Promise<void> {
    if (this.devices.length >= DEVICES_MAX) return;
    await this.addDevice(device.userId, await device.store.clone());
    const twin = this.devices.at(-1) as SimDevice;
    for (const id of device.told) twin.told.add(id);
  }

  private async restore(): Promise<void> {
    const held = new Set<string>();
    for (const device of this.devices) {
      for (const { id } of (await device.look()).outbox) held.add(id);
      device.expected.clear();
    }
    await this.parts.server.restore(!this.parts.faults?.restoresWithoutEpoch);
    this.invariants.restore(held);
  }

  /** The network is well again: everyone says and hears everything. */
  private async rest(): Promise<void> {
    for (const pass of [1, 2]) {
      for (const device of this.devices) {
        for (let round = 1; ; round += 1) {
          mustHold('I4', round < REST_ROUNDS, `device ${device.name} never comes to rest (${pass})`);
          const answered = await this.deliver(await this.request(device, { limit: 1000, editsMax: 500 }), false);
          if (!answered) continue;
          await this.receive(answered);
          const { outbox } = await device.look();
          if (outbox.length === 0 && !answered.answer.more && answered.answer.verdict === null) break;
        }
      }
    }
  }
}

function pick<T>(from: readonly T[], which: number): T | undefined {
  return from[which % Math.max(from.length, 1)];
}

function takeOut<T>(from: T[], which: number): T | undefined {
  return from.splice(which % Math.max(from.length, 1), 1)[0];
}
