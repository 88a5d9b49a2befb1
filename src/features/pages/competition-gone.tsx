import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

export function CompetitionGone() {
  const locale = useLocale();
  return (
    <Notice icon="gift" title={<Trans>There is no competition at this address</Trans>} heading="h1">
      <p>
        <Trans>It may be over. What is open now is in the news.</Trans>
      </p>
      <Link
        to="/$locale/sustainablegrocery"
        params={{ locale }}
        search={{ tab: 'news' }}
        className={buttonClass('primary')}
      >
        <Trans>See the news</Trans>
      </Link>
      <Link to="/$locale" params={{ locale }} className={buttonClass('quiet')}>
        <Trans>Go to the home page</Trans>
      </Link>
    </Notice>
  );
}
