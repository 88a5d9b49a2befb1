import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import { locateMe, type Located } from './locate-me.ts';

interface Props {
  className: string | undefined;
  onLocated: (located: Located) => void;
}

/** Asks the device where it is. */
export function LocateButton({ className, onLocated }: Props) {
  const [isLocating, setIsLocating] = useState(false);
  const locate = async (): Promise<void> => {
    setIsLocating(true);
    const located = await locateMe();
    setIsLocating(false);
    onLocated(located);
  };
  return (
    <button type="button" className={className} data-over-map="" disabled={isLocating} onClick={() => void locate()}>
      <Icon name="crosshair-simple" />
      <Trans>Locate Me</Trans>
    </button>
  );
}
