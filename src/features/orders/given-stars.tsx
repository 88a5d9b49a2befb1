import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './order-card.module.css';

/** On the card of an order that was rated: its stars, in the place of the way to give them. */
export function GivenStars({ stars }: { stars: number }) {
  const { t } = useLingui();
  return (
    <p className={styles.given}>
      <Icon name="star-fill" size={18} />
      <span aria-hidden="true">{stars}</span>
      <VisuallyHidden>{t`Your rating: ${plural(stars, { one: '# star', other: '# stars' })}`}</VisuallyHidden>
    </p>
  );
}
