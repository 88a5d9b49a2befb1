import { createTransport } from 'nodemailer';

import type { Message } from './message.ts';

const TIMEOUT_MS = 10_000;

/** Mail through an SMTP server: `smtps://user:password@host:465`. Plain text, and beside it a page without script where a message has one (message.ts). */
export function sendBySmtp(url: string, from: string) {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ to, subject, body, html, key }: Message): Promise<void> => {
    await transport.sendMail({
      from,
      to,
      subject,
      text: body,
      ...(html !== undefined && { html }),
      // Sent again under the same id, a mailbox shows it once.
      ...(key !== undefined && { messageId: `<${key.replaceAll(':', '.')}@${from.replace(/^.*@|>.*$/g, '')}>` }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
