import { Trans } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/** What it would have cost without the promotion: of as many as the sum beside it is of. */
export function PriceBefore({ fils }: { fils: number }) {
  const locale = useLocale();
  return (
    <s>
      <VisuallyHidden>
        <Trans>before</Trans>{' '}
      </VisuallyHidden>
      <bdi>{formatMoney(fils, locale)}</bdi>
    </s>
  );
}
