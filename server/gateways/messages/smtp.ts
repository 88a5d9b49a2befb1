import { createTransport } from 'nodemailer';

import type { Message } from './message.ts';

const TIMEOUT_MS = 10_000;

/** Mail through an SMTP server: `smtps://user:password@host:465`. Plain text only: nothing in it can run. */
export function sendBySmtp(url: string, from: string) {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ to, subject, body, key }: Message): Promise<void> => {
    await transport.sendMail({
      from,
      to,
      subject,
      text: body,
      // Sent again under the same id, a mailbox shows it once.
      ...(key !== undefined && { messageId: `<${key.replaceAll(':', '.')}@${from.replace(/^.*@|>.*$/g, '')}>` }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
