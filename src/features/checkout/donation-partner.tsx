import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';

import type { Extras } from '#src/domain/checkout/extras.ts';
import { typedFils } from '#src/domain/payments/typed-fils.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import styles from './donation-partner.module.css';

/** remaining.md CK 26: the option that asks for an amount of one's own. */
const OTHER = 99;
/** account.md section 4: "the row shows an updating overlay for 1.5 s". */
const UPDATING_MS = 1500;

interface Props {
  partner: Extras['partners'][number];
  /** 0: nothing. */
  fils: number;
  onGive: (fils: number) => void;
}

/** "Tapping a selected amount clears it; 'Other' opens numeric entry with OK and Cancel" (account.md section 4). */
export function DonationPartner({ partner, fils, onGive }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const titleId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUpdating, setIsUpdating] = useState(false);
  useEffect(() => {
    if (!isUpdating) return;
    const timer = setTimeout(() => setIsUpdating(false), UPDATING_MS);
    return () => clearTimeout(timer);
  }, [isUpdating]);
  const other = useRef<HTMLButtonElement>(null);
  const closePad = (): void => {
    setTyped(null);
    other.current?.focus();
  };
  const give = (wanted: number): void => {
    onGive(wanted);
    setIsUpdating(true);
  };
  const amounts = partner.options.filter(({ value }) => value !== OTHER).map(({ value }) => value * 100);
  const isOwn = fils > 0 && !amounts.includes(fils);
  return (
    <section aria-labelledby={titleId} className={styles.partner}>
      <h3 id={titleId} className={styles.title}>
        <img src={partner.logo} alt="" width={36} height={36} loading="lazy" />
        {partner.title[locale]}
      </h3>
      {isUpdating && (
        <Status className={styles.updating}>
          <Trans>Updating…</Trans>
        </Status>
      )}
      <div className={styles.options}>
        {partner.options.map(({ value, label }) => {
          const isOther = value === OTHER;
          const isPressed = isOther ? isOwn : fils === value * 100;
          return (
            <button
              key={value}
              ref={isOther ? other : undefined}
              type="button"
              className={styles.option}
              aria-pressed={isPressed}
              onClick={() => {
                if (isPressed) give(0);
                else if (isOther) setTyped('');
                else give(value * 100);
              }}
            >
              <bdi>{isOther && isOwn ? formatMoney(fils, locale) : label[locale]}</bdi>
            </button>
          );
        })}
      </div>
      {typed !== null && (
        <form
          className={styles.own}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const given = typedFils(typed);
            // "must be a number above 0, otherwise OK does nothing"
            if (given === null) return;
            give(given);
            closePad();
          }}
        >
          <TextField
            label={t`Amount in AED`}
            name={`donation-${partner.id}`}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by the tap before
            autoFocus
            // No number field: it takes no Arabic digits.
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={typed}
            onChange={setTyped}
          />
          <Button type="submit">
            <Trans>OK</Trans>
          </Button>
          <Button look="quiet" onClick={closePad}>
            <Trans>Cancel</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}
