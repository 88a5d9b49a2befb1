/** What names an account at signing in and at forgot password: its e-mail, or its mobile number, which was proved by SMS. */
import { emailKey, isEmail } from './email.ts';
import { isUaePhone, withPrefix } from './phone.ts';

export function isLoginName(text: string): boolean {
  return isEmail(text.trim()) || isUaePhone(withPrefix(text));
}

/** One account's name however it is typed. */
export function loginNameKey(text: string): string {
  return isUaePhone(withPrefix(text)) ? withPrefix(text) : emailKey(text);
}
