import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { PanelLink } from '#src/blocks/panel-link.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import type { Undo } from '#src/blocks/use-undo.ts';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { myRegulars } from '#src/domain/regulars/queries.ts';
import { buttonClass } from '#src/ui/button.tsx';

import { CartLine } from './cart-line.tsx';
import { CartSection } from './cart-section.tsx';
import { RegularItem } from './regular-item.tsx';
import type { Cart } from './use-cart.ts';

import boxes from '#src/ui/box.module.css';

/** The next few: My regulars has all of them. */
const SHOWN = 3;

/**
 * "Regular items" (storefront.md section 2, Cart page): what comes next of the shopper's regular orders, to be seen and not changed here; it
 * is paid apart from the cart (docs/decisions, regular orders). Below it lines of that type which another client once put into the cart.
 * Nothing where there is neither.
 */
export function RegularItems({ cart, undo }: { cart: Cart; undo: Undo }) {
  const { t } = useLingui();
  const regulars = useMine(myRegulars()).data?.value.regulars ?? [];
  const coming = regulars.filter(({ isRunning, nextDay }) => isRunning && nextDay !== '');
  const shown = coming.slice(0, SHOWN);
  const known = useCards(shown.map(({ stockCode }) => stockCode));
  const lines = cart.lines.filter(({ cartType }) => cartType === 'REG');
  if (coming.length === 0 && lines.length === 0) return null;
  return (
    <CartSection title={t`Regular items`} count={coming.length + lines.length}>
      {shown.map((regular) => (
        <RegularItem key={regular.docno} regular={regular} known={known} />
      ))}
      {lines.map((line) => (
        <CartLine key={line.stockCode} line={line} cart={cart} undo={undo} variant="is_regular" />
      ))}
      {coming.length > 0 && (
        <p className={boxes.soft}>
          <Trans>These come by themselves and are paid apart from this cart.</Trans>
        </p>
      )}
      {coming.length > 0 && (
        <PanelLink path="/account/myregulars" panel="myregulars" params={{}} isOver className={buttonClass('plain')}>
          {coming.length > SHOWN ? (
            <Plural value={coming.length} one="My regulars: # regular order" other="My regulars: all # of them" />
          ) : (
            <Trans>My regulars</Trans>
          )}
        </PanelLink>
      )}
    </CartSection>
  );
}
