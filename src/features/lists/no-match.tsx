import { Trans } from '@lingui/react/macro';

import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** account.md section 8, Empty states: no items matching a search. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Notice icon="magnifying-glass" title={<Trans>No items match your search</Trans>} said="status">
      <Button look="quiet" onClick={onClear}>
        <Trans>Show all</Trans>
      </Button>
    </Notice>
  );
}
