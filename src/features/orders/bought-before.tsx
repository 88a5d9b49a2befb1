import { Trans, useLingui } from '@lingui/react/macro';

import { cardAction } from '#contract/rules/availability.ts';
import { Carousel } from '#src/blocks/carousel.tsx';
import { ProductCard } from '#src/blocks/product-card/product-card.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { unpaid } from '#src/domain/catalogue/unpaid.ts';
import { myBoughtCodes } from '#src/domain/orders/queries.ts';

import boxes from './order-box.module.css';
import styles from './orders.module.css';

/** A row, no shelf. */
const MOST = 12;

/** Below the orders: what was bought before, a tap from the cart. Nothing of who has not bought yet. */
export function BoughtBefore() {
  const { t } = useLingui();
  const codes = useMine(myBoughtCodes()).data?.value.codes.slice(0, MOST) ?? [];
  return codes.length === 0 ? null : <Row codes={codes} label={t`Buy it again`} />;
}

function Row({ codes, label }: { codes: readonly string[]; label: string }) {
  const { cards, isRead } = useCards(codes);
  const shown = codes.flatMap((code) => {
    const card = cards.get(code)?.card;
    return card && cardAction(card) === 'add' ? [unpaid(card)] : [];
  });
  // All at once: a card that comes before the others would push the row aside.
  if (!isRead || shown.length === 0) return null;
  return (
    <section className={styles.again} aria-labelledby="buy-it-again">
      <h2 id="buy-it-again" className={boxes.title}>
        <Trans>Buy it again</Trans>
      </h2>
      <Carousel label={label} slides="fixed">
        {shown.map((card) => (
          <li key={card.stockCode}>
            <ProductCard card={card} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
