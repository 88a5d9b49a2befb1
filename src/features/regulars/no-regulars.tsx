import { Trans } from '@lingui/react/macro';

import { regularMessages } from '#contract/messages/regulars.ts';
import { say } from '#contract/messages/sentence.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Nothing comes regularly: what that would be, and what can. `isFirst`: nothing ever did. */
export function NoRegulars({ isFirst }: { isFirst: boolean }) {
  const locale = useLocale();
  return (
    <Notice icon="repeat" title={say(regularMessages.none, locale)}>
      {isFirst && (
        <p>
          <Trans>
            What you need every week, delivered on the days that you choose. Look for “Make it a regular order” at a
            product.
          </Trans>
        </p>
      )}
      <AppLink path="/searchpage?featured=regular" className={buttonClass('primary')}>
        <Trans>Find products for it</Trans>
      </AppLink>
    </Notice>
  );
}
