/** The mail that a product is back, in both languages, as every mail of the shop: an account keeps none. */
import { integer, list, text } from '#contract/wire-types.ts';
import { record, type Decoded } from '#contract/wire.ts';
import { openMessages } from '#server/gateways/messages/messages.ts';
import type { Task } from '#server/kit/task.ts';
import { findUserById } from '#server/session/user-store.ts';

import { productsOf } from './waiting.ts';

const payload = record({
  userId: ['userId', integer({ min: 1 })],
  stockCodes: ['stockCodes', list(text(40))],
  /** The shopper's version once the rows were off: no other mail has it. */
  version: ['version', integer({ min: 1 })],
});

export const mailBackInStock: Task<Decoded<typeof payload>> = {
  name: 'notify.mail',
  payload,
  run: async ({ userId, stockCodes, version }, deps) => {
    const shopper = await findUserById(deps.db.orm, userId);
    // Gone meanwhile, or from a social provider that gave no address.
    if (!shopper || shopper.email === '') return;
    const products = await productsOf(deps.db.orm, stockCodes);
    if (products.length === 0) return;
    const lines = (locale: 'en' | 'ar'): string => products.map((product) => `- ${product[locale]}`).join('\n');
    const page = (locale: 'en' | 'ar'): string => `${deps.settings.publicOrigin}/${locale}`;
    await openMessages(deps).mail({
      to: shopper.email,
      key: `back-in-stock:${userId}:${version}`,
      subject: 'Back in stock at Zad / توفّر من جديد في زاد',
      body:
        `You asked us to tell you when these are back in stock. They are now:\n${lines('en')}\n${page('en')}\n\n` +
        `طلبت أن ننبهك عند توفّر هذه المنتجات من جديد، وهي متوفّرة الآن:\n${lines('ar')}\n${page('ar')}`,
    });
  },
};
