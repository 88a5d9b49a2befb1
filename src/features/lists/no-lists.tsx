import { Trans } from '@lingui/react/macro';

import { Notice } from '#src/ui/notice.tsx';

export function NoLists() {
  return (
    <Notice icon="list-checks" title={<Trans>No lists yet</Trans>}>
      <p>
        <Trans>Name one here, and fill it from any product.</Trans>
      </p>
    </Notice>
  );
}
