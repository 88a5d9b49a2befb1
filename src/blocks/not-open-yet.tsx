import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import type { UnbuiltAction } from '#src/state/panels.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Tells a signed-in shopper that the shop does not offer this yet. */
export function NotOpenYet({ reason }: { reason: UnbuiltAction }) {
  const { t } = useLingui();
  const locale = useLocale();
  const what: Record<UnbuiltAction, string> = {
    regulars: t`Regular orders are not open yet`,
  };
  return (
    <Notice icon="clock" title={what[reason]}>
      <p>
        <Trans>We are still working on this.</Trans>
      </p>
      <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('quiet')}>
        <Trans>Keep browsing</Trans>
      </Link>
    </Notice>
  );
}
