import { latinDigits } from '#contract/rules/digits.ts';
import { withPrefix } from '#contract/rules/phone.ts';

/** Countries whose numbers shoppers of the Emirates write, the UAE first (account.md section 9). Names come from Intl. */
export const CALLING_CODES = [
  ['AE', '971'],
  ['SA', '966'],
  ['OM', '968'],
  ['QA', '974'],
  ['BH', '973'],
  ['KW', '965'],
  ['EG', '20'],
  ['JO', '962'],
  ['LB', '961'],
  ['SY', '963'],
  ['IQ', '964'],
  ['SD', '249'],
  ['MA', '212'],
  ['IN', '91'],
  ['PK', '92'],
  ['BD', '880'],
  ['LK', '94'],
  ['NP', '977'],
  ['PH', '63'],
  ['IR', '98'],
  ['TR', '90'],
  ['GB', '44'],
  ['FR', '33'],
  ['DE', '49'],
  ['US', '1'],
] as const;

export type Country = (typeof CALLING_CODES)[number][0];

export interface PhoneParts {
  country: Country;
  /** The number without its country's code. */
  rest: string;
}

/** Of a stored number; one of no country we know stays whole, as the UAE's. */
export function phoneParts(phone: string): PhoneParts {
  const found = CALLING_CODES.find(([, code]) => phone.startsWith(`+${code}`));
  return found ? { country: found[0], rest: phone.slice(found[1].length + 1) } : { country: 'AE', rest: phone };
}

/** The number as it is stored. What starts with a + is whole already. */
export function wholePhone({ country, rest }: PhoneParts): string {
  const typed = latinDigits(rest).trim();
  if (typed === '' || typed.startsWith('+')) return typed;
  if (country === 'AE') return withPrefix(typed);
  const code = CALLING_CODES.find(([one]) => one === country)?.[1] ?? '';
  return `+${code}${typed.replace(/\D/g, '').replace(/^0+/, '')}`;
}
