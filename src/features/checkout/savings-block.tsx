import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import { PanelLink } from '#src/blocks/panel-link.tsx';
import { withCode, withoutCode, type Choices } from '#src/domain/checkout/choices.ts';
import type { Extras } from '#src/domain/checkout/extras.ts';
import { totalsOf, type Prepared } from '#src/domain/checkout/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { CheckoutFold } from './checkout-fold.tsx';
import { PointsField } from './points-field.tsx';
import type { RefusedCode } from './use-refused-code.ts';
import { VoucherField } from './voucher-field.tsx';

import styles from './rows.module.css';

/** There is no order yet, and nothing is asked about one. */
const NONE: Prepared = { docno: 0, doctype: 'PRO' };

interface Props {
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
  /** The last one that was prepared. */
  order: Prepared | null;
  /** One of what is chosen now is being prepared. */
  isPreparing: boolean;
  /** Undefined while they are asked for. */
  extras: Extras | undefined;
  /** The shop's sentence about a field of the payload, by its wire name. */
  errorOf: (field: string) => string | undefined;
  refusedCode: RefusedCode | null;
}

/** Discount code, voucher and points (remaining.md CK 23 to 25). The shop says what each is worth, once the order is prepared. */
export function SavingsBlock({ choices, onChange, order, isPreparing, extras, errorOf, refusedCode }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [typed, setTyped] = useState(choices.typedCode || choices.code);
  const [codeBefore, setCodeBefore] = useState(choices.code);
  if (codeBefore !== choices.code) {
    setCodeBefore(choices.code);
    // Taken off: the box does not go on offering it. One that was refused stands there to be mended.
    if (choices.code === '' && refusedCode === null) setTyped('');
  }
  const totals = useQuery({ ...totalsOf(order ?? NONE), placeholderData: keepPreviousData, enabled: order !== null });
  const isRefused = refusedCode !== null && typed.trim() === refusedCode.code;
  const hasCode = choices.code !== '';
  // What is used stands in the box: the button takes it off.
  const isUsed = choices.code !== '' && ['', choices.code].includes(typed.trim());
  const voucher = extras?.vouchers.find(({ id }) => id === choices.voucherId);
  const waiting = isUsed || isRefused ? '' : typed.trim();
  const { points } = choices;
  const spent = points > 0 && t`${plural(points, { one: '# point', other: '# points' })}`;
  const used = [waiting !== '' && t`${waiting}: not used yet`, hasCode && choices.code, voucher?.title[locale], spent];
  // Whoever has something to use hears of it while the fold is closed.
  const owned = (extras?.pointsFils ?? 0) + (extras?.vouchers ?? []).reduce((sum, { fils }) => sum + fils, 0);
  const worth = formatMoney(owned, locale);
  const unused = owned > 0 ? t`You have ${worth} in points and vouchers` : t`A code, a voucher or points`;
  const chosen = used.some(Boolean) ? used.filter(Boolean).join(' · ') : unused;
  return (
    <CheckoutFold
      icon="tag"
      title={<Trans>Discounts and vouchers</Trans>}
      chosen={chosen}
      hasError={isRefused || ['CreditvoucherCode', 'LoyaltyPointsUsed'].some((field) => errorOf(field) !== undefined)}
    >
      <form
        className={styles.beside}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const code = isUsed ? '' : typed.trim();
          onChange(code === '' ? withoutCode(choices) : withCode(choices, code));
        }}
      >
        <TextField
          label={t`Discount code`}
          name="discount-code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={typed}
          onChange={(typedCode) => {
            setTyped(typedCode);
            onChange({ typedCode });
          }}
          hint={waiting === '' ? undefined : <Trans>Not used until you tap Apply.</Trans>}
          error={isRefused ? refusedCode.said : undefined}
        />
        <Button look="quiet" type="submit">
          {isUsed ? <Trans>Remove</Trans> : <Trans>Apply</Trans>}
        </Button>
      </form>
      {hasCode && (
        <p className={styles.note}>
          <Trans>
            Code <bdi>{choices.code}</bdi> is applied. The discount applies to fruit, vegetables and meat only.
          </Trans>{' '}
          {say(checkoutMessages.codeOrPoints, locale)}
        </p>
      )}
      {extras && extras.vouchers.length > 0 && (
        <VoucherField
          vouchers={extras.vouchers}
          chosen={choices.voucherId}
          onChoose={(voucherId) => onChange({ voucherId })}
          error={errorOf('CreditvoucherCode')}
        />
      )}
      {extras && (
        <PointsField
          extras={extras}
          lines={totals.data?.value.lines}
          isOld={isPreparing || totals.isPlaceholderData}
          chosen={points}
          onChoose={(some) => onChange({ points: some })}
          isBarred={hasCode}
          error={errorOf('LoyaltyPointsUsed')}
        />
      )}
      {extras && (
        <PanelLink path="/account/myrewardpoints" panel="myrewardpoints" params={{}} isOver>
          <Trans>How points work</Trans>
        </PanelLink>
      )}
    </CheckoutFold>
  );
}
