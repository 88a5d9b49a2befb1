import { integer, list, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

/** Mails that an order was placed, in its language; apart from what runs it, so that placing can order it. */
export const orderConfirmationJob = {
  name: 'orders.confirmation',
  payload: record({ proId: ['proId', integer({ min: 1 })] }),
};

/** Takes the money of one order. */
export const takeOrderJob = { name: 'orders.take', payload: record({ orderId: ['orderId', integer({ min: 1 })] }) };

/** Mails that an order was cancelled because its money could not be had. */
export const refusedCaptureJob = {
  name: 'orders.refusedCapture',
  payload: record({ orderId: ['orderId', integer({ min: 1 })] }),
};

/** Mails that an order and what was added to it are on their way; by the number of the order that the others were added to. */
export const onItsWayJob = {
  name: 'orders.onItsWay',
  payload: record({ orderId: ['orderId', integer({ min: 1 })] }),
};

/** Mails that they come at another time since then (ISO); by the number of the order that the others were added to. */
export const rescheduledJob = {
  name: 'orders.rescheduled',
  payload: record({ orderId: ['orderId', integer({ min: 1 })], at: ['at', text(40)] }),
};

/** Mails that they were delivered: what was short, what came instead, what was taken. */
export const deliveredJob = {
  name: 'orders.delivered',
  payload: record({ orderId: ['orderId', integer({ min: 1 })] }),
};

/** Mails that orders were cancelled, and what goes back where: one mail for an order and what was added to it. */
export const cancelledJob = {
  name: 'orders.cancelled',
  payload: record({ orderIds: ['orderIds', list(integer({ min: 1 }), 51)] }),
};

/** Mails that the bank did not let the shop move what it held for a cancelled order to the wallet. */
export const creditRefusedJob = {
  name: 'orders.creditRefused',
  payload: record({ orderId: ['orderId', integer({ min: 1 })] }),
};

/** Mails that money is back: on the card or in the wallet. */
export const refundedJob = {
  name: 'orders.refunded',
  payload: record({ refundId: ['refundId', integer({ min: 1 })] }),
};
