/** What a delivery costs, for the cart. Apart from checkout's calls, which load with checkout. */
import { defineCall } from './call.ts';
import { fils, integer } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const deliveryFee = record({
  /** Of a delivery at a time of the shopper's choice; 0 where it is free or paid in points. */
  fils: ['deliveryCharges', fils],
  /** Reward points that stand in its place. */
  points: ['deliveryPoints', integer({ min: 0 })],
});
export type DeliveryCost = Decoded<typeof deliveryFee>;

export const readDeliveryFee = defineCall({
  name: 'checkout.readDeliveryFee',
  method: 'GET',
  path: '/Checkout/DeliveryCharges',
  input: record({}),
  answer: deliveryFee,
  auth: 'user',
  offline: 'online',
  invented: true,
  summary: 'What the next order of this shopper pays for its delivery at a time of their choice',
});
