/**
 * What was typed and chosen at checkout: a reload, a closed tab, the way to an address and an order that could not be paid lose nothing
 * (remaining.md C30). By shopper, in localStorage, erased when they leave the device: nobody finds what another one chose.
 */
import { deviceUser } from '#src/state/session.ts';

import { firstChoices, NEW_CARD, SAVED_CARD, type Choices, type Habits } from './choices.ts';

const KEPT = 'zad.checkout.';

const nameOf = (what: 'choices' | 'habits'): string => `${KEPT}${deviceUser()?.id ?? 0}.${what}`;

export function keptChoices(): Choices | undefined {
  return read(nameOf('choices'), firstChoices(undefined));
}

export function keepChoices(choices: Choices): void {
  write(nameOf('choices'), choices);
}

/** What the shopper chose when they last paid on this device. */
export function keptHabits(): Habits | undefined {
  const { addressId, hours, method, agrees } = firstChoices(undefined);
  return read(nameOf('habits'), { addressId, hours, method, agrees });
}

/** The order is paid: the next one begins with what is likely to be wanted again, and without the rest. */
export function keepHabits(): void {
  const choices = keptChoices();
  localStorage.removeItem(nameOf('choices'));
  if (!choices) return;
  const { addressId, hours, agrees, savesCard } = choices;
  // A card that was kept with this order is the one to pay the next with.
  const method = choices.method === NEW_CARD && savesCard ? SAVED_CARD : choices.method;
  write(nameOf('habits'), { addressId, hours, method, agrees } satisfies Habits);
}

function write(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // No room: what is on the screen is used all the same.
  }
}

/** Undefined where nothing is kept, or something of another shape: a version before this one may have kept it. */
function read<Kept extends object>(name: string, like: Kept): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isLike(kept, like) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isLike<Kept extends object>(kept: unknown, like: Kept): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const found = new Map(Object.entries(kept));
  return Object.entries(like).every(([name, value]) => {
    const own: unknown = found.get(name);
    // What may be empty is a number where it is not.
    return value === null ? own === null || typeof own === 'number' : own !== null && typeof own === typeof value;
  });
}
