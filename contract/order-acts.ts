/** What a shopper does with an order that was placed (account.md sections 2, 4 and 7; remaining.md OA 1 to 6). Each needs the network. */
import { defineCall } from './call.ts';
import { dayNumber } from './delivery.ts';
import { doctypeOf } from './doctypes.ts';
import { isStatusOneSuccess } from './success.ts';
import { bilingual, bool, fils, integer, list, oneOf, text } from './wire-types.ts';
import { record } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const placed = doctypeOf(['RSO']);
const ofActedOn = { docno: ['piDocno', number], doctype: ['piDoctype', placed] } as const;
const online = { auth: 'user', offline: 'online', invented: true } as const;

export const readAdding = defineCall({
  ...online,
  name: 'checkout.readAdding',
  method: 'POST',
  path: '/MyOrder/FetchMoreItems',
  input: record(ofActedOn),
  answer: record({
    docno: ['salDocno', number],
    doctype: ['salDoctype', text(3)],
    /** False from state 2 on: what is in the cart can still be ordered by itself. */
    canAdd: ['canAdd', bool],
    state: ['salDeliveryState', integer({ min: -1, max: 6 })],
    /** When the order comes, which what is added comes with. */
    dayLabel: ['deliveryDateDesc', bilingual(60)],
    time: ['timeSlot', text(40)],
  }),
  summary: 'Whether items can still be added to an order; the device keeps the answer until checkout',
});

export const cancelOrder = defineCall({
  ...online,
  name: 'fulfilment.cancel',
  method: 'POST',
  path: '/MyOrder/CancelOrder',
  input: record({ ...ofActedOn, refundTo: ['RefundMethod', oneOf(['CARD', 'WALLET'])] }),
  answer: record({}),
  summary: 'Cancels an order and what was added to it; the money goes back by the way that is named',
});

export const rescheduleOrder = defineCall({
  ...online,
  name: 'fulfilment.reschedule',
  method: 'POST',
  path: '/MyOrder/RescheduleOrder',
  input: record({ ...ofActedOn, dayId: ['DeliveryDate', dayNumber], slotId: ['DeliveryTimeSlotDocno', number] }),
  answer: record({
    /** Fils that go back where an express delivery becomes an ordinary one; 0 otherwise. */
    refunded: ['refundAmount', fils],
  }),
  summary: 'Gives an order, and what was added to it, another day and time',
});

const changedItem = record({
  stockCode: ['stockCode', text(40)],
  name: ['stockDesc', bilingual(300)],
  /** Fils each, then and now; 0 now where it cannot be had. */
  before: ['stockRate', fils],
  now: ['stockMyCartRate', fils],
});

export const repeatOrder = defineCall({
  ...online,
  name: 'fulfilment.repeat',
  method: 'POST',
  path: '/MyOrder/RepeatMyOrder',
  succeedsWhen: isStatusOneSuccess,
  input: record(ofActedOn),
  answer: record({
    /** Invented: what cannot be had any more, and what costs more than it did. */
    gone: ['goneList', list(changedItem, 700)],
    dearer: ['dearerList', list(changedItem, 700)],
  }),
  summary: 'Puts what an order held into the cart again',
});

export const orderActCalls = [readAdding, cancelOrder, rescheduleOrder, repeatOrder] as const;
