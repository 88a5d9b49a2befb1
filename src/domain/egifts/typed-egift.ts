/** What is typed into the form of an e-gift, as texts: they go along when signing in leaves the page. */
import { latinDigits } from '#contract/rules/digits.ts';
import { EGIFT_DEFAULT, EGIFT_PRESETS, type EgiftWish } from '#contract/rules/egift.ts';

export interface TypedEgift {
  /** Fils of the preset that is chosen; '' once an amount was typed. */
  readonly preset: string;
  /** Dirhams; '' where a preset is chosen. */
  readonly amount: string;
  readonly name: string;
  readonly email: string;
  readonly confirmedEmail: string;
  readonly mobile: string;
  readonly senderName: string;
  readonly message: string;
  /** ISO; '' where what was typed is no day. */
  readonly day: string;
}

/** At first: the preset that the card costs, else 25 dirhams (storefront.md section 5; remaining.md C10); today, in Dubai. */
export function newEgift(price: number, senderName: string, today: string): TypedEgift {
  const preset = EGIFT_PRESETS.find((one) => one === price) ?? EGIFT_DEFAULT;
  const empty = { amount: '', name: '', email: '', confirmedEmail: '', mobile: '', message: '' };
  return { ...empty, preset: String(preset), senderName, day: today };
}

/** The same with what was typed before; what it does not know is left. */
export function egiftAgain(fresh: TypedEgift, typed: Readonly<Record<string, string>>): TypedEgift {
  return Object.assign(
    { ...fresh },
    ...Object.keys(fresh).map((name) => (typed[name] === undefined ? {} : { [name]: typed[name] })),
  ) as TypedEgift;
}

/** "typing clears the preset and choosing a preset clears the typed amount"; digits of any script, and nothing else but a point. */
export function typeAmount(typed: TypedEgift, written: string): TypedEgift {
  return {
    ...typed,
    preset: '',
    amount: latinDigits(written)
      .replace(/[^\d.]/g, '')
      .slice(0, 8),
  };
}

export function choosePreset(typed: TypedEgift, fils: number): TypedEgift {
  return { ...typed, preset: String(fils), amount: '' };
}

export function wishOf({ preset, amount, day, ...texts }: TypedEgift): EgiftWish {
  const dirhams = amount === '' ? Number.NaN : Number(amount);
  const typed = amount === '' ? null : Number.isNaN(dirhams) ? 0 : Math.round(dirhams * 100);
  const { name, email, mobile, senderName, message } = texts;
  return { name, email, mobile, senderName, message, fils: preset === '' ? typed : Number(preset), day: day || null };
}
