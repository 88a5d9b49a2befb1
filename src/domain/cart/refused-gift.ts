/** The ways on from an edit of the gift box that was refused. The edit is answered once the new one is durable, and stays otherwise. */
import { lineKey } from '#contract/rows/keys.ts';
import { openShop, type EditOutcome, type Issue, type Shop } from '#src/offline/shop/shop-door.ts';

interface AskedThing {
  readonly stockCode: string;
  readonly seenPrice: number;
  readonly since: string;
}

/** The box that was refused takes the place of the one that is chosen, and what lies in that one. */
export async function takeBoxInstead(issue: Issue, chosen: string | null): Promise<EditOutcome> {
  const thing = askedIn(issue);
  const shop = await openShop();
  return answer(shop, issue, shop.edit('box.choose', { ...thing, cartType: 'CGB', instead: chosen }));
}

/** What may not lie in the box is bought by itself; what the cart still has is left as it is. */
export async function toCartInstead(issue: Issue): Promise<EditOutcome> {
  const thing = askedIn(issue);
  const by = Number(issue.args['quantity'] ?? 1);
  const shop = await openShop();
  const isThere = shop.view().get(lineKey('CRT', thing.stockCode)) !== undefined;
  return answer(shop, issue, isThere ? { ok: true } : shop.edit('cart.add', { ...thing, cartType: 'CRT', by }));
}

async function answer(shop: Shop, issue: Issue, edit: EditOutcome | Promise<EditOutcome>): Promise<EditOutcome> {
  const outcome = await edit;
  if (outcome.ok) await shop.discard(issue.id);
  return outcome;
}

/** What is stored is untrusted: what is missing is left blank, and the server says no. */
function askedIn({ args }: Issue): AskedThing {
  const { stockCode, seenPrice, since } = args;
  return {
    stockCode: typeof stockCode === 'string' ? stockCode : '',
    seenPrice: typeof seenPrice === 'number' ? seenPrice : 0,
    since: typeof since === 'string' ? since : '',
  };
}
