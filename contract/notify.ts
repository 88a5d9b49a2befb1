/** What the shopper wants to be told about when it is back (storefront.md section 4, Notify-me). */
import { defineCall } from './call.ts';
import { bool, text } from './wire-types.ts';
import { record } from './wire.ts';

export const toggleNotify = defineCall({
  name: 'notify.toggle',
  method: 'POST',
  path: '/MyCart/NotifyMe',
  input: record({ stockCode: ['stockCode', text(40)] }),
  /** The message is the envelope's (storefront.md sections 7 and 8, Notify). */
  answer: record({ isOn: ['notifyMe', bool] }),
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary: 'Notify me, or remove the notification: whichever it is not now',
});
