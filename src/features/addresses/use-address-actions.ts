import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Address } from '#contract/addresses.ts';
import { addressMessages } from '#contract/messages/addresses.ts';
import { say, type Sentence } from '#contract/messages/sentence.ts';
import { makeDefault, removeAddress } from '#src/domain/addresses/commands.ts';
import { dropDraft } from '#src/domain/addresses/drafts.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

/** What a card's buttons do, and what is said of it (storefront.md section 8, Address). */
export function useAddressActions() {
  const client = useQueryClient();
  const locale = useLocale();
  const [busyId, setBusyId] = useState<number | null>(null);

  const run = async (
    { id }: Address,
    work: Promise<Result<unknown, AppError>>,
    done: string,
    failed: Sentence,
  ): Promise<boolean> => {
    setBusyId(id);
    const result = await work;
    setBusyId(null);
    if (result.ok) showToast(done, 'success');
    else showToast(spoken(result.error, locale, addressMessages, failed), 'error');
    return result.ok;
  };

  /** Whether it is the default now; `said` in place of the specification's sentence. */
  const setDefault = async (address: Address, said = say(addressMessages.madeDefault, locale)): Promise<boolean> => {
    if (busyId !== null) return false;
    return run(address, makeDefault(client, address), said, addressMessages.notMadeDefault);
  };
  const remove = async (address: Address): Promise<void> => {
    if (busyId !== null) return;
    const removed = removeAddress(client, address.id);
    const done = say(addressMessages.deleted, locale);
    if (await run(address, removed, done, addressMessages.notDeleted)) dropDraft(address.id);
  };
  return { busyId, setDefault, remove };
}
