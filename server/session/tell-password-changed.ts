import type { Messages } from '#server/gateways/messages/messages.ts';

import type { User } from './user-store.ts';

const MAIL = {
  subject: 'Your Zad password was changed / تم تغيير كلمة مرورك في زاد',
  body: 'Your password was changed, and every device was signed out. If this was not you, set a new one with Forgot password at once.\nتم تغيير كلمة مرورك وتسجيل الخروج من كل الأجهزة. إن لم تكن أنت من فعل ذلك فعيّن كلمة مرور جديدة من خلال «نسيت كلمة المرور» فوراً.',
};
const SMS =
  'Zad: your password was changed. If this was not you, set a new one with Forgot password. تم تغيير كلمة مرورك. إن لم تكن أنت فعيّن كلمة جديدة من «نسيت كلمة المرور».';

/** To the e-mail and to the phone: who took one of them is seen by the owner of the other (security.md row 21). */
export async function tellPasswordChanged(messages: Messages, { email, mobile }: User): Promise<void> {
  const told = await Promise.allSettled([
    ...(email === '' ? [] : [messages.mail({ to: email, ...MAIL })]),
    ...(mobile === null ? [] : [messages.sms({ to: mobile, body: SMS })]),
  ]);
  for (const one of told) if (one.status === 'rejected') throw one.reason;
}
