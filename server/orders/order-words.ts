/** What the wire says of an order's state (account.md section 4). */
export const STATE_WORDS: Readonly<Record<number, string>> = {
  [-1]: 'Cancelled',
  1: 'Order Placed',
  2: 'Picking Organized',
  3: 'Out for Delivery',
  4: 'Delivery On Route',
  5: 'Waiting',
  6: 'Delivered',
};
