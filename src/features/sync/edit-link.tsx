import { Trans } from '@lingui/react/macro';

import { AppLink } from '#src/blocks/app-link.tsx';
import type { WaitingEdit } from '#src/offline/shop/shop-door.ts';
import { buttonClass } from '#src/ui/button.tsx';

import { placeOf } from './place-of.ts';

/** Leads to where the thing can be edited; nothing where there is no such place. */
export function EditLink({ edit }: { edit: WaitingEdit }) {
  const path = placeOf(edit);
  if (path === null) return null;
  return (
    <AppLink path={path} className={buttonClass('plain')}>
      <Trans>Edit</Trans>
    </AppLink>
  );
}
