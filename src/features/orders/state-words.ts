import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** An order's state in words; the wire has them in English (account.md section 4). */
const WORDS: Readonly<Record<number, MessageDescriptor>> = {
  [-1]: msg`Cancelled`,
  1: msg`Order Placed`,
  2: msg`Picking Organized`,
  3: msg`Out for Delivery`,
  4: msg`Delivery On Route`,
  5: msg`Waiting for you`,
  6: msg`Delivered`,
};

/** Of a state that this app does not know: nothing. */
export function wordsOfState(state: number): MessageDescriptor | undefined {
  return WORDS[state];
}
