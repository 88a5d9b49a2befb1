import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import type { DeliveryDay, ExpressOption } from '#contract/delivery.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { DayTimeChips } from '#src/blocks/day-time-chips.tsx';
import { OptionRow } from '#src/blocks/option-row.tsx';
import { sayWrittenSlot } from '#src/blocks/spoken-dates.ts';
import { NO_GROUP_TIMES, type Choices, type ChosenTime } from '#src/domain/checkout/choices.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import { ExpressRow } from './express-row.tsx';
import { SameHoursNote } from './same-hours-note.tsx';

import styles from './rows.module.css';

interface Props {
  /** Undefined while they are asked for. */
  days: readonly DeliveryDay[] | undefined;
  /** What one of them costs. */
  feeText: Bilingual | undefined;
  time: ChosenTime | null;
  express: readonly ExpressOption[];
  expressId: number | null;
  onChange: (change: Partial<Choices>) => void;
  /** The shop's sentences about the time, and about express. */
  errors: { readonly time: string | undefined; readonly express: string | undefined };
}

const AT_TIME = { expressId: null, ...NO_GROUP_TIMES } satisfies Partial<Choices>;

/** When it comes: at a day and time of the shopper's choice, or as fast as can be (remaining.md CK 9, 10 and 15). */
export function WhenBlock({ days, feeText, time, express, expressId, onChange, errors }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = useId();
  const said = errors.express ?? errors.time;
  // What is for platinum members alone is told of in the panel.
  const offered = express.filter(({ canChoose }) => canChoose);
  const isAtTime = expressId === null;
  const chips = (
    <DayTimeChips
      days={days}
      dayId={time?.day.id ?? null}
      onDay={(dayId) => onChange({ ...AT_TIME, dayId, slotId: null, hours: time?.slot?.time ?? '' })}
      slots={time?.day.slots.map((slot) => ({ ...slot, hours: slot.time, isOpen: slot.hasRoom }))}
      slotId={time?.slot?.id ?? null}
      onSlot={({ id, hours }) => onChange({ ...AT_TIME, dayId: time?.day.id ?? null, slotId: id, hours })}
    />
  );
  const about = (
    <Button
      look="plain"
      className={styles.about}
      onClick={() =>
        openPanel('express_delivery', {
          options: express,
          chosen: expressId,
          onChoose: (id) => onChange({ expressId: id }),
        })
      }
    >
      <Trans>About express delivery</Trans>
    </Button>
  );
  return (
    <CheckoutBlock icon="clock" title={<Trans>When should it come?</Trans>}>
      {express.length > 0 && (
        <div role="radiogroup" aria-label={t`Express delivery`} className={styles.flat} data-flat="">
          <OptionRow
            name={name}
            value=""
            isChosen={expressId === null}
            onChoose={() => onChange({ expressId: null })}
            price={feeText?.[locale]}
            note={!isAtTime && time?.slot && <bdi>{sayWrittenSlot(time.day.date, time.slot.time, locale)}</bdi>}
            below={isAtTime ? chips : undefined}
          >
            <Trans>At a time I choose</Trans>
          </OptionRow>
          {offered.map((option, at) => (
            <ExpressRow
              key={option.id}
              name={name}
              option={option}
              isChosen={option.id === expressId}
              isBrief
              onChoose={() => onChange({ expressId: option.id })}
              below={at === offered.length - 1 ? about : undefined}
            />
          ))}
          {offered.length === 0 && about}
        </div>
      )}
      {express.length === 0 && (
        <>
          {time?.slot && feeText && (
            <p>
              <Trans>Delivery</Trans>: <bdi>{feeText[locale]}</bdi>
            </p>
          )}
          {isAtTime && chips}
        </>
      )}
      {isAtTime && <SameHoursNote time={time} />}
      {said !== undefined && (
        <p role="alert" className={styles.error}>
          {said}
        </p>
      )}
    </CheckoutBlock>
  );
}
