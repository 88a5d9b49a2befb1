/** The link that a shopper gives to friends: the page where a friend names who invited them, with the code filled in (remaining.md LO 12 and 14). */
import { typedCustomerCode } from './rules/customer-code.ts';
import { inLocale, type Locale } from './urls.ts';

export function referralUrl(siteOrigin: string, locale: Locale, code: string): string {
  return `${siteOrigin}${inLocale('/account/refertofriends', locale)}?code=${encodeURIComponent(code)}`;
}

/** The code in such an address; empty where there is none. */
export function invitingCodeIn({ code }: Readonly<Record<string, unknown>>): string {
  return typeof code === 'string' ? typedCustomerCode(code).slice(0, 20) : '';
}
