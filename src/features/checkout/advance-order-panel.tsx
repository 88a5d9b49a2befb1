import { Trans } from '@lingui/react/macro';

import type { TimesByKind } from '#src/domain/checkout/choices.ts';
import { updateTimes } from '#src/domain/checkout/commands.ts';
import type { Prepared } from '#src/domain/checkout/queries.ts';
import { closePanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { GroupTimesForm } from './group-times-form.tsx';
import { useGroupTimes } from './use-group-times.ts';

import styles from './rows.module.css';

interface Props {
  prepared: Prepared;
  onUpdated: (groupTimes: TimesByKind) => void;
}

/** The panel `advance_order`: other days and times for the deliveries of an order (remaining.md CK 16). */
export function AdvanceOrderPanel({ prepared, onUpdated }: Props) {
  const form = useGroupTimes(prepared, {
    before: {},
    send: updateTimes,
    onSent: (groupTimes) => {
      onUpdated(groupTimes);
      closePanel();
    },
  });
  return (
    <div className={styles.deliveries}>
      <GroupTimesForm prepared={prepared} form={form} />
      {form.groups && (
        <Button aria-disabled={form.isBusy} onClick={form.submit}>
          <Trans>Update order</Trans>
        </Button>
      )}
    </div>
  );
}
