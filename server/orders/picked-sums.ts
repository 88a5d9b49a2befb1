/** What is picked of an order comes to: reckoned anew with its own code, voucher, points and fees (issue "Orders"; money.md section 3): pure, in fils. */
import { lowerAndSum, sumUp, type SumParts } from './lower-and-sum.ts';
import type { OrderSums } from './table.ts';

/** What the order came to when it was placed. */
export type OrderedSums = Pick<SumParts, 'discount' | 'voucher' | 'points' | 'delivery' | 'donation'>;

export interface PickedLine {
  readonly quantity: number;
  /** Null: not picked yet; counted as whole. */
  readonly picked: number | null;
  /** Fils each; of a substitute the lower of the two prices. */
  readonly price: number;
  readonly deposit: number;
  /** A substitute is what the line was that it stands for: a code lowers it as it lowered that one. */
  readonly isFresh: boolean;
  /** Null for what was ordered. */
  readonly substituteFor: number | null;
}

/**
 * Never more than the order came to. The code takes its part off what is left of what it lowered, rounded for the shopper; voucher and
 * points then take off as much as is left to lower. The fee and the donation stay.
 */
export function pickedSums(order: OrderedSums, lines: readonly PickedLine[]): OrderSums {
  const ordered = lines.filter(({ substituteFor }) => substituteFor === null);
  const lowersFresh = ordered.some(({ isFresh }) => isFresh);
  const isLowered = ({ isFresh }: PickedLine): boolean => isFresh || !lowersFresh;
  const goods = worth(lines, pickedOf);
  const whole = worth(ordered.filter(isLowered), orderedOf);
  const share = whole === 0 ? 0 : Math.ceil((order.discount * worth(lines.filter(isLowered), pickedOf)) / whole);
  const { delivery, donation } = order;
  const deposit = lines.reduce((sum, line) => sum + line.deposit * pickedOf(line), 0);
  const most = worth(ordered, orderedOf) - order.discount - order.voucher - order.points + delivery;
  const { voucher, points } = order;
  const discount = Math.min(share, goods + delivery);
  const sums = lowerAndSum({ goods, discount, voucher, points, delivery, deposit, donation });
  // A code's part that was allotted to little of what it lowers may lose more than the goods did: it is then let off.
  const tooMuch = Math.max(0, sums.net - deposit - donation - most);
  return sumUp({ ...sums, discount: discount + tooMuch });
}

const orderedOf = ({ quantity }: PickedLine): number => quantity;
const pickedOf = ({ picked, quantity }: PickedLine): number => picked ?? quantity;

function worth(lines: readonly PickedLine[], units: (line: PickedLine) => number): number {
  return lines.reduce((sum, line) => sum + line.price * units(line), 0);
}
