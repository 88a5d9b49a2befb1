/** The jobs of the clock that a history runs, each minute's; what they order runs after them. */
export const SWEEPS = [
  'payments.sweep',
  'bills.sweep',
  'wallet.sweepFriends',
  'gifts.sweep',
  'checkout.sweepPrepared',
  'slots.sweep',
  'stock.sweep',
  'orders.clock',
];
/** By which an order goes from one state to the next, its money taken on the way. */
export const MOVING = ['payments.sweep', 'orders.clock'];
/** Where there are regular orders, before the others: these need hours of days that a history begins without. */
export const OF_REGULARS = ['slots.make', 'regulars.sweep'];
