/** The way out for short messages and mail. The embedded default keeps them in the outbox; SMTP by URL and an SMS web hook by URL. */
import type { Deps } from '#server/kit/deps.ts';

import type { Message } from './message.ts';
import { keepInOutbox } from './outbox.ts';
import { sendByHook } from './sms-hook.ts';
import { sendBySmtp } from './smtp.ts';

export interface Messages {
  /** @throws when the message was not taken over. */
  sms(message: Omit<Message, 'subject'>): Promise<void>;
  mail(message: Message): Promise<void>;
}

export function openMessages({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Messages {
  const outbox = keepInOutbox(db, clock);
  const smtp = settings.smtpUrl === null ? null : sendBySmtp(settings.smtpUrl, settings.mailFrom);
  const hook = settings.smsUrl === null ? null : sendByHook(settings.smsUrl);
  return {
    sms: (message) => (hook ?? ((one) => outbox('sms', { ...one, subject: '' })))(message),
    mail: (message) => (smtp ?? ((one) => outbox('mail', one)))(message),
  };
}
