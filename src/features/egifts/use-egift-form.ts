import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { writeEgiftBill } from '#contract/checkout-urls.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { egiftMessages } from '#contract/messages/egifts.ts';
import { say } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { egiftProblem, type EgiftProblem } from '#contract/rules/egift.ts';
import { whenSignedIn } from '#src/blocks/login-gate.ts';
import { beginEgift } from '#src/domain/egifts/commands.ts';
import {
  choosePreset,
  egiftAgain,
  newEgift,
  typeAmount,
  wishOf,
  type TypedEgift,
} from '#src/domain/egifts/typed-egift.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { useLocale } from '#src/state/locale.tsx';
import { leavePanels } from '#src/state/panels.ts';
import { sessionUser } from '#src/state/session.ts';
import { showToast } from '#src/state/toasts.ts';

const CATALOGUE = { ...egiftMessages, ...sessionMessages, ...checkoutMessages };

/** The form of an e-gift: what is typed, the first thing that is wrong with it, and the way to checkout. */
export function useEgiftForm(card: ProductCard, before: Readonly<Record<string, string>>) {
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => dubaiDay(new Date()));
  const [typed, setTyped] = useState(() => egiftAgain(newEgift(currentPrice(card), nameOfUser(), today), before));
  const [problem, setProblem] = useState<{ field: EgiftProblem['field'] | null; said: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const change = (to: TypedEgift): void => {
    setTyped(to);
    setProblem(null);
  };
  const refuse = (field: EgiftProblem['field'] | null, said: string): void => {
    setProblem({ field, said });
    // What is wrong with a field stands at it.
    if (field === null) showToast(said, 'error');
    else form.current?.querySelector<HTMLElement>(FOCUSED[field])?.focus();
  };
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    const bill = await beginEgift(client, { ...wishOf(typed), stockCode: card.stockCode }, locale);
    setIsBusy(false);
    if (!bill.ok) {
      const { error } = bill;
      const field = error.kind === 'refused' && error.field !== undefined ? (OURS[error.field] ?? null) : null;
      refuse(field, spoken(error, locale, CATALOGUE, egiftMessages.failed));
      return;
    }
    const search = writeEgiftBill({ ...bill.value.value, email: typed.email.trim() });
    leavePanels(() => void navigate({ to: '/$locale/checkout', params: { locale }, search }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const { confirmedEmail } = typed;
    const wrong = egiftProblem(wishOf(typed), { today: dubaiDay(new Date()), confirmedEmail });
    if (wrong) {
      refuse(wrong.field, say(wrong.sentence, locale));
      return;
    }
    const tap = { kind: 'egift', stockCode: card.stockCode, typed: { ...typed }, name: card.name[locale] } as const;
    whenSignedIn('gift', () => void begin(), tap);
  };
  return {
    form,
    typed,
    today,
    isBusy,
    set: (name: keyof TypedEgift) => (value: string) => change({ ...typed, [name]: value }),
    setAmount: (written: string) => change(typeAmount(typed, written)),
    setPreset: (fils: number) => change(choosePreset(typed, fils)),
    errorOf: (field: EgiftProblem['field'] | null) => (problem?.field === field ? problem.said : undefined),
    submit,
  };
}

function nameOfUser(): string {
  const user = sessionUser();
  return user ? `${user.firstName} ${user.lastName}`.trim().slice(0, 60) : '';
}

/** Our name for the field that the server's refusal is about. */
const OURS: Readonly<Record<string, EgiftProblem['field']>> = {
  Amount: 'fils',
  Name: 'name',
  EmailID: 'email',
  Mobile: 'mobile',
  senderName: 'senderName',
  Message: 'message',
  ScheduleDate: 'day',
};

const FOCUSED: Readonly<Record<EgiftProblem['field'], string>> = {
  fils: '[name="amount"]',
  name: '[name="name"]',
  email: '[name="email"]',
  confirmedEmail: '[name="confirmedEmail"]',
  mobile: '[name="mobile"]',
  senderName: '[name="senderName"]',
  message: '[name="message"]',
  day: '[role="spinbutton"]',
};
