import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import type { ExpressOption } from '#contract/delivery.ts';
import { OptionRow } from '#src/blocks/option-row.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { ExpressRow } from './express-row.tsx';

import styles from './rows.module.css';

interface Props {
  options: readonly ExpressOption[];
  chosen: number | null;
  onChoose: (expressId: number | null) => void;
}

/** The panel `express_delivery` (remaining.md CK 2 and 15): what each kind costs and promises, chosen with one button. */
export function ExpressPanel({ options, chosen, onChoose }: Props) {
  const locale = useLocale();
  const [wanted, setWanted] = useState(chosen);
  const option = options.find(({ id }) => id === wanted);
  return (
    <form
      className={styles.deliveries}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(wanted);
        closePanel();
      }}
    >
      <div className={styles.rows}>
        <OptionRow name="express" value="" isChosen={wanted === null} onChoose={() => setWanted(null)}>
          <Trans>At a time I choose</Trans>
        </OptionRow>
        {options.map((one) => (
          <ExpressRow
            key={one.id}
            name="express"
            option={one}
            isChosen={one.id === wanted}
            onChoose={() => setWanted(one.id)}
          />
        ))}
      </div>
      <Button type="submit">
        {option ? (
          <span>
            <Trans>Choose this</Trans> · <bdi>{option.feeText[locale]}</bdi>
          </span>
        ) : (
          <Trans>Choose a date and time</Trans>
        )}
      </Button>
    </form>
  );
}
