/** An order that the shop itself makes for a shopper, of no cart, and that the wallet pays: prepared and placed in one step. */
import type { Transaction } from '#server/kit/database.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import type { DeliveryAddress } from '#server/orders/table.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import type { OpenSlot } from '#server/slots/store.ts';
import type { HeldShopper } from '#server/sync/server-store.ts';

import { orderSums } from './order-sums.ts';
import { placeAll } from './place-order.ts';
import type { PreparedLine } from './prepared-store.ts';
import { preparedGroup, preparedLine, preparedOrder } from './table.ts';

export interface OrderAtOnce {
  readonly shopper: HeldShopper;
  /** At least one. Delivery costs nothing beside them. */
  readonly lines: readonly Omit<PreparedLine, 'proId' | 'srno' | 'groupNo'>[];
  readonly slot: Pick<OpenSlot, 'id' | 'day'>;
  readonly deliverTo: DeliveryAddress;
  /** E.164 */
  readonly contact: string;
  readonly language: 'en' | 'ar';
  readonly shop: ShopSettings;
}

const NO_WISHES = { percent: 0, voucher: 0, points: 0, delivery: 0, donation: 0 };

/**
 * The shopper is locked. Whatever is thrown: the caller undoes all of it.
 *
 * @throws CannotSettle where slot or stock is gone
 * @throws NotEnough where the wallet does not suffice
 */
export async function placeAtOnce(
  tx: Transaction,
  { shopper, lines, slot, deliverTo, contact, language, shop }: OrderAtOnce,
): Promise<PlacedOrder> {
  const { userId, now } = shopper;
  const [order] = await tx
    .insert(preparedOrder)
    .values({
      userId,
      // Never open: the shopper may have another one at checkout.
      state: 'placed',
      madeAt: now,
      until: now,
      syncVersion: 0,
      isConfirmed: true,
      language,
      deliverTo,
      contact,
      instructions: {
        special: '',
        packing: '',
        message: '',
        packingOption: 'bags',
        printsInvoice: false,
        alternative: 'none',
      },
      isExpress: false,
      isPriority: false,
      pointsUsed: 0,
      pointsForDelivery: 0,
      sums: orderSums(lines, NO_WISHES),
    })
    .returning();
  if (!order) throw new Error('an order was not kept');
  await tx
    .insert(preparedGroup)
    .values({ proId: order.id, groupNo: 1, kind: 'standard', slotId: slot.id, firstDay: slot.day });
  await tx
    .insert(preparedLine)
    .values(lines.map((line, at) => ({ ...line, proId: order.id, srno: at + 1, groupNo: 1 })));
  const [placed] = await placeAll(tx, { shopper, order, attempt: { id: null, method: 'wallet' }, now, shop });
  if (!placed) throw new Error('an order was not placed');
  return placed;
}
