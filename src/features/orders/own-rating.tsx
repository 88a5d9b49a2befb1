import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import boxes from './order-box.module.css';
import stars from './star-field.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** What the shopper said of an order, on its page. */
export function OwnRating({ rating: { delivery, product, comment } }: { rating: NonNullable<OrderDetail['rating']> }) {
  const { t } = useLingui();
  return (
    <section className={boxes.box} aria-labelledby="order-rating">
      <h2 id="order-rating" className={boxes.title}>
        <Trans>Your rating</Trans>
      </h2>
      <dl className={stars.given}>
        {[[t`Delivery`, delivery] as const, [t`Products`, product] as const].map(
          ([name, one]) =>
            one !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {STARS.map((star) => (
                    <Icon key={star} name={star <= one ? 'star-fill' : 'star'} />
                  ))}
                  <VisuallyHidden>{t`${plural(one, { one: '# star', other: '# stars' })}`}</VisuallyHidden>
                </dd>
              </div>
            ),
        )}
      </dl>
      {comment !== '' && (
        <p>
          <bdi>{comment}</bdi>
        </p>
      )}
    </section>
  );
}
