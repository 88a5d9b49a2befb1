/** What was typed into an address form and not saved, for as long as the app is open: the way to the map and back loses nothing. */
import type { AddressDraft } from '#contract/rules/address.ts';
import { deviceUser } from '#src/state/session.ts';

export interface TypedAddress extends AddressDraft {
  isDefault: boolean;
}

/** By shopper and address: nobody finds what another one typed on the same device. */
const drafts = new Map<string, TypedAddress>();

function keyOf(id: number | null): string {
  return `${deviceUser()?.id ?? 0}:${id ?? 'new'}`;
}

export function draftOf(id: number | null): TypedAddress | undefined {
  return drafts.get(keyOf(id));
}

export function keepDraft(id: number | null, typed: TypedAddress): void {
  drafts.set(keyOf(id), typed);
}

export function dropDraft(id: number | null): void {
  drafts.delete(keyOf(id));
}
