/** The gift box of an order that is repeated: chosen again with what lay in it, where the shopper has no other one. */
import type { Transaction } from '#server/kit/database.ts';
import type { OrderLine } from '#server/orders/add-placed-orders.ts';
import { applyWithin } from '#server/sync/apply-as.ts';

interface Repeating {
  readonly userId: number;
  /** Of what can be had now; what lay in the box is in the cart by now. */
  readonly lines: readonly (Pick<OrderLine, 'cartType' | 'stockCode' | 'quantity' | 'isBox'> & {
    /** Fils each. */
    readonly seenPrice: number;
    readonly since: string;
    readonly minimumOrder: number;
  })[];
  readonly now: Date;
}

/** Within the caller's transaction. What the box refuses stays in the cart. */
export async function fillBoxAgain(tx: Transaction, { userId, lines, now }: Repeating): Promise<void> {
  const box = lines.find(({ isBox }) => isBox);
  if (!box) return;
  const { stockCode, seenPrice, since } = box;
  const choose = { name: 'box.choose', args: { cartType: 'CGB', stockCode, seenPrice, since, instead: null } };
  const [chosen] = await applyWithin(tx, userId, [choose], now);
  if (!chosen?.ok) return;
  const moves = lines
    .filter(({ cartType, isBox }) => cartType === 'CGB' && !isBox)
    .map(({ minimumOrder: perPlace, ...thing }) => ({
      name: 'box.move',
      args: {
        cartType: 'CGB',
        stockCode: thing.stockCode,
        quantity: thing.quantity,
        perPlace,
        seenPrice: thing.seenPrice,
        since,
      },
    }));
  await applyWithin(tx, userId, moves, now);
}
