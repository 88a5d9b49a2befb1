import { Trans } from '@lingui/react/macro';

import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useOwnDataFile } from './use-own-data-file.ts';

export function ExportButton() {
  const { isBusy, take } = useOwnDataFile();
  return (
    <Button look="quiet" aria-disabled={isBusy} onClick={() => void take()}>
      <Icon name="download-simple" />
      <Trans>Export my data</Trans>
    </Button>
  );
}
