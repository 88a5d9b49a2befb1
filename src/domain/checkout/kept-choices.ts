/**
 * What was typed and chosen at checkout: a reload, a closed tab, a dead battery, the way to an address and an order that could not be paid
 * lose nothing (remaining.md C30). Kept with the shopper and erased with them: nobody finds what another one chose.
 */
import { queryOptions } from '@tanstack/react-query';

import { keepValues, keptValue } from '#src/offline/kept-values.ts';
import { deviceUser } from '#src/state/session.ts';

import { firstChoices, NEW_CARD, SAVED_CARD, type Choices, type Habits } from './choices.ts';

const CHOICES = 'checkout.choices';
const HABITS = 'checkout.habits';

/** What checkout begins with: undefined where nothing is kept. */
export interface KeptChoices {
  readonly choices: Choices | undefined;
  readonly habits: Habits | undefined;
}

export async function keptChoices(): Promise<KeptChoices> {
  forgetOlder();
  const [choices, habits] = await Promise.all([readChoices(), keptHabits()]);
  return { choices, habits };
}

/** The same for the page: read anew each time that it opens. */
export function checkoutKept() {
  return queryOptions({ queryKey: [CHOICES], queryFn: keptChoices, staleTime: Infinity, gcTime: 0 });
}

export function keepChoices(choices: Choices): Promise<void> {
  return keepValues({ [CHOICES]: choices });
}

/** What the shopper chose when they last paid on this device. */
export async function keptHabits(): Promise<Habits | undefined> {
  const { method, agrees } = firstChoices(undefined);
  const kept = like(await keptValue(HABITS), { method, agrees });
  // A version before this one kept a place and hours with them.
  return kept && { method: kept.method, agrees: kept.agrees };
}

/** The same for a page that waits for them; null where there are none. */
export function lastHabits() {
  return queryOptions({
    queryKey: [HABITS],
    queryFn: async () => (await keptHabits()) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The order is paid: the next one begins with what is likely to be wanted again, and without the rest. */
export async function keepHabits(): Promise<void> {
  const whose = deviceUser()?.id;
  const kept = await readChoices();
  // They left meanwhile.
  if (deviceUser()?.id !== whose) return;
  if (!kept) return keepValues({ [CHOICES]: undefined });
  const { agrees, savesCard } = kept;
  // A card that was kept with this order is the one to pay the next with.
  const method = kept.method === NEW_CARD && savesCard ? SAVED_CARD : kept.method;
  return keepValues({ [CHOICES]: undefined, [HABITS]: { method, agrees } satisfies Habits });
}

/** A version before this one kept them in localStorage, which may come too late before a battery is out. */
function forgetOlder(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith('zad.checkout.')) localStorage.removeItem(name);
}

async function readChoices(): Promise<Choices | undefined> {
  return like(await keptValue(CHOICES), firstChoices(undefined));
}

/** Undefined for something of another shape: a version before this one may have kept it. */
function like<Kept extends object>(kept: unknown, example: Kept): Kept | undefined {
  return isLike(kept, example) ? kept : undefined;
}

function isLike<Kept extends object>(kept: unknown, example: Kept): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const found = new Map(Object.entries(kept));
  return Object.entries(example).every(([name, value]) => {
    const own: unknown = found.get(name);
    // What may be empty is a number where it is not.
    return value === null ? own === null || typeof own === 'number' : own !== null && typeof own === typeof value;
  });
}
