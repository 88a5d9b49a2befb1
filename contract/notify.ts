/** What the shopper wants to be told about when it is back (storefront.md section 4, Notify-me). */
import { defineCall } from './call.ts';
import { bilingual, bool, text } from './wire-types.ts';
import { record } from './wire.ts';

export const toggleNotify = defineCall({
  name: 'notify.toggle',
  method: 'POST',
  path: '/MyCart/NotifyMe',
  input: record({ stockCode: ['stockCode', text(40)] }),
  answer: record({
    isOn: ['notifyMe', bool],
    /** storefront.md section 8, Notify. */
    message: ['message', bilingual()],
  }),
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary: 'Notify me, or remove the notification: whichever it is not now',
});
