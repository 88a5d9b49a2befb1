import type { ProductCard } from '#contract/catalogue-card.ts';
import type { MyListItem } from '#src/domain/lists/lists.ts';
import type { MenuAction } from '#src/ui/action-menu.tsx';

import { DotsMenu } from './dots-menu.tsx';
import type { ItemPlace } from './item-place.ts';
import { useCartMenu } from './use-cart-menu.ts';
import type { ItemActions } from './use-item-actions.ts';
import { useItemMenu } from './use-item-menu.ts';

interface Props {
  item: MyListItem;
  name: string;
  /** Undefined where this device has never seen the product: it can't be put in the cart. */
  card: ProductCard | undefined;
  /** Null while it can't be moved. */
  place: ItemPlace | null;
  actions: ItemActions;
}

/** The dots of a list's item: into the cart, how many of it, its place, and off the list. */
export function ItemMenu({ item, name, card, place, actions }: Props) {
  const ofList = useItemMenu({ item, place, actions });
  return card ? (
    <KnownMenu card={card} name={name} quantity={item.quantity} ofList={ofList} />
  ) : (
    <DotsMenu name={name} actions={ofList} />
  );
}

interface KnownProps {
  card: ProductCard;
  name: string;
  quantity: number;
  ofList: readonly MenuAction[];
}

function KnownMenu({ card, name, quantity, ofList }: KnownProps) {
  return <DotsMenu name={name} actions={[...useCartMenu(card, quantity), ...ofList]} />;
}
