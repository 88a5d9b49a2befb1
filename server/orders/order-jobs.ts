import { integer } from '#contract/wire-types.ts';
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
