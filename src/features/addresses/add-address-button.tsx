import { Trans } from '@lingui/react/macro';

import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  onAdd: () => void;
  className?: string | undefined;
}

/** The way to another address, which begins on the map. */
export function AddAddressButton({ onAdd, className }: Props) {
  return (
    <Button className={className} onClick={onAdd}>
      <Icon name="plus" />
      <Trans>Add new address</Trans>
    </Button>
  );
}
