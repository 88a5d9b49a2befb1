/** What an order says of the choices made for it at checkout. */
import { expect, test } from 'vitest';

import { readOrder } from '#contract/order-detail.ts';
import { payerOf } from '#tests/support/payer.ts';
import { openSellingShop } from '#tests/support/selling-shop.ts';

test('packing, sold-out products, the driver’s message and the invoice are said as they were chosen', async () => {
  const shop = await openSellingShop();
  const payer = payerOf(shop);
  const sara = await shop.buyer();
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  const wishes = {
    SpecialInstruction: 'Ripe',
    specialInstructionPacking: 'Eggs on top',
    DeliveryMessage: 'At the gate',
    ReplaceItem: 'call',
    PrintInvoice: true,
  };
  const docno = await sara.prepare({ ...wishes, PackDocNo: 1 });
  await sara.give(await payer.netOf(sara, docno));
  await payer.byWallet(sara, docno);
  const [order] = await payer.ordersOf(sara);
  const { data } = (await sara.ask(readOrder, { Docno: order?.id, Doctype: 'RSO' })).body;
  expect(data).toMatchObject({ ...wishes, packingOption: 'boxes' });
});
