import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import type { UnbuiltPart } from './not-built.ts';

/** A part of the account that is not built yet: what is empty, why, and the way on. */
export function NotBuiltScreen({ part }: { part: UnbuiltPart }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (
    <>
      <ScreenHeader title={i18n._(part.title)} />
      <Notice icon={part.icon} title={i18n._(part.empty)}>
        <p>{i18n._(part.words)}</p>
        <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('primary')}>
          <Trans>Start shopping</Trans>
        </Link>
      </Notice>
    </>
  );
}
