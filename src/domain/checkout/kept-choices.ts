/**
 * What was typed and chosen at checkout, for as long as the app is open: the way to an address and back, and an order that could not
 * be paid, lose nothing (remaining.md C30). By shopper: nobody finds what another one chose on the same device.
 */
import { deviceUser } from '#src/state/session.ts';

import type { Choices } from './choices.ts';

const kept = new Map<number, Choices>();

const whose = (): number => deviceUser()?.id ?? 0;

export function keptChoices(): Choices | undefined {
  return kept.get(whose());
}

export function keepChoices(choices: Choices): void {
  kept.set(whose(), choices);
}

/** The order is paid: the next one begins anew. */
export function dropChoices(): void {
  kept.delete(whose());
}
