/**
 * The provider's events (money.md section 4): raw, proved by the gateway's own means, each once. An event is a hint: what counts is what
 * the provider answers when it is asked.
 */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '#server/kit/refusal.ts';

import { askProvider } from './ask-provider.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { paymentAttempt, paymentEvent } from './table.ts';

export const HOOKS_PATH = '/hooks/payments';
const MOST_BYTES = 64 * 1024;

export function paymentHooks(desk: PaymentDesk) {
  return async (app: FastifyInstance): Promise<void> => {
    // What is signed is the body as it came: nothing reads it before.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => {
      done(null, body);
    });
    app.route({
      method: 'POST',
      url: HOOKS_PATH,
      bodyLimit: MOST_BYTES,
      handler: async (request) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = desk.gateway.readEvent(raw, request.headers, desk.now());
        if (!event) throw new Refusal('not_proved', 'This event is not the provider’s', 401);
        await takeEvent(desk, event);
        return { status: 'taken' };
      },
    });
  };
}

/** An unknown reference is dropped: it is no concern of ours, and an error would make the provider send it again for ever. */
export async function takeEvent(
  desk: PaymentDesk,
  { id, ref }: { readonly id: string; readonly ref: string },
): Promise<void> {
  const [attempt] = await desk.db.orm.select().from(paymentAttempt).where(eq(paymentAttempt.ref, ref));
  if (!attempt) return;
  const [before] = await desk.db.orm.select({ id: paymentEvent.id }).from(paymentEvent).where(eq(paymentEvent.id, id));
  if (before) return;
  await askProvider(desk, attempt);
  // After it was heeded: one that fails is sent again, or the sweep finds it.
  await desk.db.orm.insert(paymentEvent).values({ id, ref, at: desk.now() }).onConflictDoNothing();
}
