/** What an e-gift may be (storefront.md section 5; remaining.md C9 and EG): checked in this order by the form and by the server. */
import { egiftMessages } from '#contract/messages/egifts.ts';
import type { Sentence } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';

import { addDays } from './dubai-day.ts';
import { isEmail } from './email.ts';
import { isUaePhone, withPrefix } from './phone.ts';

/** Fils that are offered; any other whole amount can be typed. */
export const EGIFT_PRESETS = [2500, 5000, 7500] as const;
export const EGIFT_DEFAULT = 2500;
export const EGIFT_MESSAGE_MAX = 300;
const LEAST = 1000;
const MOST = 200_000;
const DIRHAM = 100;
export const EGIFT_DAYS_AHEAD = 365;

export interface EgiftWish {
  /** Null where nothing was chosen or typed. */
  readonly fils: number | null;
  readonly senderName: string;
  /** The friend's. */
  readonly name: string;
  readonly email: string;
  /** However it is typed; '' is none. */
  readonly mobile: string;
  readonly message: string;
  /** ISO; null where what was typed is no day. */
  readonly day: string | null;
}

export interface EgiftProblem {
  readonly field: keyof EgiftWish | 'confirmedEmail';
  readonly sentence: Sentence;
}

interface Checked {
  /** In Dubai. */
  readonly today: string;
  /** The server is not sent it. */
  readonly confirmedEmail?: string;
}

/** The first thing that is wrong; null where nothing is. */
export function egiftProblem(wish: EgiftWish, checked: Checked): EgiftProblem | null {
  return egiftProblems(wish, checked)[0] ?? null;
}

/** All that is wrong, the first of each field. */
export function egiftProblems(wish: EgiftWish, { today, confirmedEmail }: Checked): EgiftProblem[] {
  const { fils, day } = wish;
  const email = wish.email.trim();
  const isAnother = confirmedEmail !== undefined && confirmedEmail.trim().toLowerCase() !== email.toLowerCase();
  const isAmount = fils !== null && fils % DIRHAM === 0 && fils >= LEAST && fils <= MOST;
  const isDay = day !== null && day >= today && day <= addDays(today, EGIFT_DAYS_AHEAD);
  const checks: readonly (readonly [isWrong: boolean, field: EgiftProblem['field'], sentence: Sentence])[] = [
    [fils === null, 'fils', egiftMessages.noAmount],
    [!isAmount, 'fils', egiftMessages.badAmount],
    [wish.name.trim() === '', 'name', egiftMessages.noName],
    [email === '', 'email', egiftMessages.noEmail],
    [!isEmail(email), 'email', sessionMessages.invalidEmail],
    [isAnother, 'confirmedEmail', egiftMessages.emailsDiffer],
    [wish.mobile.trim() !== '' && !isUaePhone(withPrefix(wish.mobile)), 'mobile', sessionMessages.invalidPhone],
    [wish.senderName.trim() === '', 'senderName', egiftMessages.noSender],
    [wish.message.length > EGIFT_MESSAGE_MAX, 'message', egiftMessages.messageLong],
    [!isDay, 'day', egiftMessages.badDay],
  ];
  return checks
    .filter(([isWrong, field], at) => isWrong && !checks.slice(0, at).some((one) => one[0] && one[1] === field))
    .map(([, field, sentence]) => ({ field, sentence }));
}
