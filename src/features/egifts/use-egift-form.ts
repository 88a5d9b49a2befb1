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
import { egiftProblems, type EgiftProblem } from '#contract/rules/egift.ts';
import { whenSignedIn } from '#src/blocks/login-gate.ts';
import { beginEgift } from '#src/domain/egifts/commands.ts';
import { leaveEgift, leftEgift } from '#src/domain/egifts/left-egift.ts';
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

interface Problem {
  /** Null: of the whole. */
  field: EgiftProblem['field'] | null;
  said: string;
}

type TypedField = keyof TypedEgift & EgiftProblem['field'];

const CATALOGUE = { ...egiftMessages, ...sessionMessages, ...checkoutMessages };

/** The form of an e-gift: what is typed, what is wrong with it, and the way to checkout. */
export function useEgiftForm(card: ProductCard, before: Readonly<Record<string, string>>) {
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => dubaiDay(new Date()));
  const [typed, setTyped] = useState(() => {
    const left = leftEgift(card.stockCode) ?? newEgift(currentPrice(card), nameOfUser(), today);
    return egiftAgain(left, before);
  });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const change = (to: TypedEgift, field: EgiftProblem['field']): void => {
    setTyped(to);
    leaveEgift(card.stockCode, to);
    // Another e-mail may be the one that was confirmed.
    const isAnswered = (one: Problem): boolean =>
      one.field === field || one.field === null || (field === 'email' && one.field === 'confirmedEmail');
    setProblems(problems.filter((one) => !isAnswered(one)));
  };
  const refuse = (found: readonly Problem[]): void => {
    setProblems(found);
    const [first] = found;
    // What is wrong with a field stands at it.
    if (first?.field === null) showToast(first.said, 'error');
    else if (first) form.current?.querySelector<HTMLElement>(FOCUSED[first.field])?.focus();
  };
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    const bill = await beginEgift(client, { ...wishOf(typed), stockCode: card.stockCode }, locale);
    setIsBusy(false);
    if (!bill.ok) {
      const { error } = bill;
      const field = error.kind === 'refused' && error.field !== undefined ? (OURS[error.field] ?? null) : null;
      refuse([{ field, said: spoken(error, locale, CATALOGUE, egiftMessages.failed) }]);
      return;
    }
    const search = writeEgiftBill({ ...bill.value.value, email: typed.email.trim() });
    leavePanels(() => void navigate({ to: '/$locale/checkout', params: { locale }, search }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const { confirmedEmail } = typed;
    const wrong = egiftProblems(wishOf(typed), { today: dubaiDay(new Date()), confirmedEmail });
    if (wrong.length > 0) {
      refuse(wrong.map(({ field, sentence }) => ({ field, said: say(sentence, locale) })));
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
    set: (name: TypedField) => (value: string) => change({ ...typed, [name]: value }, name),
    setAmount: (written: string) => change(typeAmount(typed, written), 'fils'),
    setPreset: (fils: number) => change(choosePreset(typed, fils), 'fils'),
    errorOf: (field: EgiftProblem['field'] | null) => problems.find((one) => one.field === field)?.said,
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
