import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  icon: IconName;
  title: ReactNode;
}

/** A shelf page with nothing on it, and the way to everything else. */
export function ShelfEmpty({ icon, title }: Props) {
  const locale = useLocale();
  return (
    <Notice icon={icon} title={title} heading="h1">
      <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('primary')}>
        <Trans>See everything we have</Trans>
      </Link>
    </Notice>
  );
}
