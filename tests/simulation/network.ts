/** Requests and answers between the devices and the server. Each may arrive late, more than once, or never. */
import { isDeepStrictEqual } from 'node:util';

import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import { Refusal } from '#server/kit/refusal.ts';

import { interleave } from './gate.ts';
import type { Invariants } from './invariants.ts';
import { mustHold } from './must-hold.ts';
import type { SimDevice } from './sim-device.ts';
import type { HowAsked, SimServer } from './sim-server.ts';

export interface Sent {
  readonly device: SimDevice;
  readonly request: SyncInput;
}

export interface Answered extends Sent {
  readonly answer: SyncAnswer;
}

interface NetworkParts {
  readonly server: SimServer;
  readonly invariants: Invariants;
  /** Who is signed in on the machine that the device is a part of: their cookie goes with every request. */
  readonly sessionOf: (device: SimDevice) => number;
}

export class Network {
  readonly requests: Sent[] = [];
  readonly answers: Answered[] = [];
  readonly oldRequests: Sent[] = [];
  readonly oldAnswers: Answered[] = [];
  private readonly erased = new Set<number>();

  constructor(private readonly parts: NetworkParts) {}

  /** No session is of this account any more. */
  forget(userId: number): void {
    this.erased.add(userId);
  }

  /** Null where nothing comes back. `session`: whose cookie it carries. */
  async deliver(sent: Sent, how: HowAsked = {}, session = this.parts.sessionOf(sent.device)): Promise<Answered | null> {
    const answered = await this.ask(sent, session, how);
    if (answered) await this.parts.invariants.exchanged(sent.device, sent.request);
    return answered;
  }

  /** Two exchanges at once, their steps in the server's database in the order that is told. */
  async overlap(both: readonly Sent[], order: readonly number[]): Promise<Answered[]> {
    const committed: Sent[] = [];
    const works = both.map((sent) => (pass: (step: string) => Promise<void>) => {
      const noting = async (step: string): Promise<void> => {
        await pass(step);
        if (step === 'commit') committed.push(sent);
      };
      return this.ask(sent, this.parts.sessionOf(sent.device), { pass: noting });
    });
    const ended = await interleave(works, order, () => this.parts.server.patience());
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    for (const { device, request } of committed) await this.parts.invariants.exchanged(device, request);
    return ended.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  }

  /** What becomes of a request that is under way. */
  async onRequest(what: 'deliver' | 'kill-server' | 'deliver-twice' | 'drop-request', which: number): Promise<void> {
    const sent = takeOut(this.requests, which);
    if (!sent) return;
    this.oldRequests.push(sent);
    if (what === 'drop-request') return;
    const answered = await this.deliver(sent, { isKilled: what === 'kill-server' });
    if (!answered) return;
    this.answers.push(answered);
    if (what !== 'deliver-twice') return;
    const before = await this.parts.invariants.standOf(sent.device.userId);
    const again = await this.deliver(sent);
    mustHold('I9', isDeepStrictEqual(again?.answer, answered.answer), 'another answer to the same request');
    const after = await this.parts.invariants.standOf(sent.device.userId);
    mustHold('I9', after === before, 'the same request changed something');
  }

  /** A copy of a request that was sent long ago, with the cookie of then. */
  async deliverOld(which: number): Promise<void> {
    const sent = pick(this.oldRequests, which);
    const answered = sent && (await this.deliver(sent, {}, sent.device.userId));
    if (answered) this.answers.push(answered);
  }

  private async ask(sent: Sent, session: number, how: HowAsked): Promise<Answered | null> {
    let answer: SyncAnswer;
    try {
      answer = await this.parts.server.exchange(session, sent.request, how);
    } catch (error) {
      if (error instanceof Refusal || this.erased.has(session)) return null;
      if (error instanceof Error && /^(killed|planted)/.test(error.message)) return null;
      throw error;
    }
    mustHold('I12', !this.erased.has(session), 'a deleted account was answered');
    return { ...sent, answer };
  }
}

export function pick<T>(from: readonly T[], which: number): T | undefined {
  return from[which % Math.max(from.length, 1)];
}

export function takeOut<T>(from: T[], which: number): T | undefined {
  return from.splice(which % Math.max(from.length, 1), 1)[0];
}
