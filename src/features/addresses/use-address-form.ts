import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type SyntheticEvent } from 'react';

import type { Address } from '#contract/addresses.ts';
import { addressMessages } from '#contract/messages/addresses.ts';
import { say } from '#contract/messages/sentence.ts';
import { addressProblem, cleanAddress, type AddressDraft } from '#contract/rules/address.ts';
import { saveAddress } from '#src/domain/addresses/commands.ts';
import { dropDraft, keepDraft, type TypedAddress } from '#src/domain/addresses/drafts.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { useAreaOfPin } from './use-area-of-pin.ts';

/** account.md section 9: the address sidebar closes so long after a save. */
const CLOSE_AFTER_MS = 2000;

export interface FormProblem {
  /** Null where it is about the whole. */
  field: keyof AddressDraft | null;
  sentence: string;
}

/** Our names for the fields that the server's refusals are about. */
const OURS: Record<string, keyof AddressDraft> = {
  addrTitle: 'title',
  addrLine1: 'line1',
  addrLine2: 'line2',
  addrLandMark: 'landmark',
  addrMobile: 'mobile',
  addrMakani: 'makani',
  addrStateDocno: 'emirateId',
  addrAreaDocno: 'areaId',
  addrLatitude: 'latitude',
  addrLongitude: 'longitude',
};

interface Start {
  /** What is changed; null is a new one. */
  address: Address | null;
  first: TypedAddress;
  /** The map has just given another pin in the place of one. */
  isPinMoved: boolean;
  onDone: () => void;
}

/** The address form's state: what is typed stays until it is saved, whatever happens on the way. */
export function useAddressForm({ address, first, isPinMoved, onDone }: Start) {
  const id = address?.id ?? null;
  const locale = useLocale();
  const client = useQueryClient();
  const [values, setValues] = useState(first);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [step, setStep] = useState<'typing' | 'saving' | 'saved'>('typing');

  useEffect(() => {
    if (step !== 'saved') return;
    const timer = setTimeout(onDone, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the time runs from the save, whatever is rendered meanwhile
  }, [step]);

  const fill = (changed: Partial<TypedAddress>): void => {
    const next = { ...values, ...changed };
    setValues(next);
    keepDraft(id, next);
  };
  useAreaOfPin(values, fill, isPinMoved);

  const set = <Field extends keyof TypedAddress>(field: Field, value: TypedAddress[Field]): void => {
    // An area belongs to its emirate.
    fill({ [field]: value, ...(field === 'emirateId' && { areaId: 0 }) });
    if (problem?.field === field) setProblem(null);
  };

  const fail = (error: AppError): void => {
    const field = error.kind === 'refused' && error.field !== undefined ? (OURS[error.field] ?? null) : null;
    const sentence = spoken(error, locale, addressMessages, addressMessages.notUpdated);
    setProblem({ field, sentence });
    if (field === null) showToast(sentence, 'error');
  };

  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (step !== 'typing') return;
    const { isDefault, ...draft } = cleanAddress(values);
    const wrong = addressProblem(draft);
    setProblem(wrong && { field: wrong.field, sentence: say(wrong.sentence, locale) });
    if (wrong) return;
    setStep('saving');
    const saved = await saveAddress(client, address, draft, isDefault);
    if (!saved.ok) {
      setStep('typing');
      fail(saved.error);
      return;
    }
    dropDraft(id);
    setStep('saved');
    showToast(say(id === null ? addressMessages.added : addressMessages.updated, locale), 'success');
  };

  return { values, set, problem, step, save };
}
