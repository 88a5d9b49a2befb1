import { Trans } from '@lingui/react/macro';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import { dayOfNumber } from '#contract/rules/day-number.ts';
import { sayDate } from '#src/blocks/spoken-dates.ts';
import type { TimesByKind } from '#src/domain/checkout/choices.ts';
import { confirmTimes } from '#src/domain/checkout/commands.ts';
import type { Prepared } from '#src/domain/checkout/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import { DELIVERIES_FORM } from './deliveries-form.ts';
import { GroupTimesForm } from './group-times-form.tsx';
import { useGroupTimes } from './use-group-times.ts';

import styles from './rows.module.css';

interface Props {
  prepared: Prepared;
  before: TimesByKind;
  /** A day and time was chosen, and is still to be confirmed. */
  onWanted: (times: TimesByKind) => void;
  onConfirmed: (times: TimesByKind) => void;
  /** yyyymmdd: the first day on which all of it can come at once. */
  onTogether: (dayId: number) => void;
}

/** What comes apart from the rest: its days and times are chosen and confirmed before the order is paid (remaining.md CK 17 and 21). */
export function ConfirmDeliveries({ prepared, before, onWanted, onConfirmed, onTogether }: Props) {
  const locale = useLocale();
  const form = useGroupTimes(prepared, { before, send: confirmTimes, onWanted, onSent: onConfirmed });
  // What the sentence above them speaks of comes first: what cannot come as soon as the rest.
  const groups = form.groups?.toSorted((one, other) => other.firstDayId - one.firstDayId);
  const lastDay = groups?.[0]?.firstDayId ?? 0;
  const together = dayOfNumber(lastDay);
  return (
    <CheckoutBlock icon="calendar-blank" title={<Trans>Your order comes in several deliveries</Trans>}>
      <p role="alert" className={styles.alert}>
        {say(checkoutMessages.notTogether, locale)}
      </p>
      {together !== null && (
        <Button look="quiet" onClick={() => onTogether(lastDay)}>
          <span>
            <Trans>
              Bring everything at once on <bdi>{sayDate(together, locale)}</bdi>
            </Trans>
          </span>
        </Button>
      )}
      <form
        id={DELIVERIES_FORM}
        className={styles.deliveries}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <GroupTimesForm prepared={prepared} form={{ ...form, groups }} />
      </form>
    </CheckoutBlock>
  );
}
