import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  name: string;
  onRemove: () => void;
}

/** Takes out of the cart what has no stepper. */
export function RemoveLine({ name, onRemove }: Props) {
  const { t } = useLingui();
  return (
    <Button look="plain" aria-label={t`Remove ${name}`} onClick={onRemove}>
      <Icon name="trash" size={18} />
      <Trans>Remove</Trans>
    </Button>
  );
}
