/** What the header says about delivery. Apart from checkout's calls: every page of a shopper loads it. */
import { defineCall } from './call.ts';
import { bilingual, bool, fils, integer, nullable, text } from './wire-types.ts';
import { record } from './wire.ts';

/** "16:00"; midnight at a day's end is "24:00". */
const clockTime = text(5);

export const readNextSlot = defineCall({
  name: 'checkout.readNextSlot',
  method: 'GET',
  path: '/Checkout/NextDelivery',
  /** 0: not known yet. The time is then one that is free in every emirate. */
  input: record({ emirateId: ['addrStateDocno', integer({ min: 0, max: 2_147_483_647 })] }),
  answer: record({
    /** Null where nothing is free within two days. */
    slot: [
      'nextSlot',
      nullable(
        record({
          isToday: ['isToday', bool],
          /** "Today", "Tomorrow", else the weekday in short. */
          day: ['dayOnly', bilingual(20)],
          from: ['from', clockTime],
          to: ['to', clockTime],
        }),
      ),
    ],
    /** Of a delivery, for who has no tier. There is no least order that could be said beside it. */
    fee: ['deliveryFee', fils],
  }),
  // Says nothing of any shopper: the header asks it on every page, and an ended session must not open the sign-in panel there.
  auth: 'guest',
  offline: 'online',
  invented: true,
  summary: 'The first time at which an order that is placed now can come to an emirate, and what its delivery costs',
});
