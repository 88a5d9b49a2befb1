import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { BelowMenu } from './below-menu.tsx';
import { DetailsCard } from './details-card.tsx';
import { SideMenu } from './side-menu.tsx';

interface Props {
  /** What a wide screen has room for besides: of another room. */
  boughtBefore: ReactNode;
}

/** account.md section 2, /account: on a phone the menu is the page; on a wide screen it stands beside. */
export function AccountHome({ boughtBefore }: Props) {
  const isWide = useIsWide();
  return (
    <>
      <VisuallyHidden as="h1">
        <Trans>My account</Trans>
      </VisuallyHidden>
      {isWide ? (
        <>
          <DetailsCard />
          {boughtBefore}
        </>
      ) : (
        <>
          <SideMenu device="mobile" isBelowShortcuts />
          <BelowMenu />
        </>
      )}
    </>
  );
}
