import { Trans } from '@lingui/react/macro';

import type { CheckoutPlace } from '#contract/checkout-urls.ts';
import type { UnavailableLine } from '#contract/checkout.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { inLanguage, say } from '#contract/messages/sentence.ts';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';

import { AddressBlock } from './address-block.tsx';
import { ContactBlock } from './contact-block.tsx';
import { DonationsBlock } from './donations-block.tsx';
import { ExpressBlock } from './express-block.tsx';
import { GroupsBlock } from './groups-block.tsx';
import { PaySection } from './pay-section.tsx';
import { SavingsBlock } from './savings-block.tsx';
import { TimeBlock } from './time-block.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { WaitingEdits } from './waiting-edits.tsx';
import { WishesBlock } from './wishes-block.tsx';

import styles from './checkout-screen.module.css';
import rows from './rows.module.css';

interface Props {
  place: CheckoutPlace;
  onPaid: (order: { doctype: string; docno: number }) => void;
}

/** Everything that an order needs, and beside it what it comes to and how it is paid. */
export function CheckoutForm({ place, onPaid }: Props) {
  const locale = useLocale();
  const isOffline = useIsOffline();
  const form = useCheckoutForm(place);
  const { choices, change, delivery, express, extras, order, preparing, errorOf, whole } = form;
  const { prepared } = preparing;
  if (form.failure) return <FailureNotice error={form.failure} onRetry={form.retry} />;

  const goOn = async (): Promise<void> => {
    if (!order || isOffline) return;
    if (await preparing.prepare(order)) showToast(say(checkoutMessages.validated, locale), 'success');
  };
  const remove = async (line: UnavailableLine): Promise<void> => {
    if (order && !(await preparing.remove(line, order))) showToast(say(checkoutMessages.notDeleted, locale), 'error');
  };
  return (
    <div className={styles.columns}>
      <div className={styles.blocks}>
        {place.repeatsOrder && (
          <Status className={rows.alert}>
            <Trans>
              Your cart holds the products of an earlier order. Repeating orders by one tap is not open yet.
            </Trans>
          </Status>
        )}
        {preparing.unavailable.length > 0 && (
          <UnavailableLines lines={preparing.unavailable} onDelete={(line) => void remove(line)} />
        )}
        <AddressBlock
          chosen={form.addressId}
          onChoose={(addressId) => change({ addressId, dayId: null, slotId: null, expressId: null })}
          error={errorOf('AddrDocno')}
        />
        <ContactBlock
          phone={form.contact}
          onChange={(contact) => change({ contact })}
          error={errorOf('DeliveryContactNo')}
        />
        {express.length > 0 && (
          <ExpressBlock
            options={express}
            chosen={choices.expressId}
            onChoose={(expressId) => change({ expressId })}
            error={errorOf('isExpress') ?? errorOf('edmDocno')}
          />
        )}
        {choices.expressId === null && (
          <TimeBlock
            days={delivery?.days}
            time={form.time}
            onChoose={(dayId, slotId) => change({ dayId, slotId })}
            error={errorOf('DeliveryTimeSlotDocno')}
          />
        )}
        <WishesBlock choices={choices} onChange={change} />
        <SavingsBlock choices={choices} onChange={change} extras={extras} errorOf={errorOf} />
        {extras && extras.partners.length > 0 && (
          <DonationsBlock
            partners={extras.partners}
            donations={choices.donations}
            onChange={(donations) => change({ donations })}
            error={errorOf('DonationList')}
          />
        )}
      </div>
      <div className={styles.blocks}>
        {prepared?.needsConfirming && (
          <GroupsBlock
            key={prepared.docno}
            prepared={prepared}
            onConfirmed={() => {
              preparing.confirm();
              showToast(say(checkoutMessages.choosePayment, locale), 'success');
            }}
          />
        )}
        {prepared && !prepared.needsConfirming && (
          <PaySection
            key={prepared.docno}
            document={{ doctype: 'PRO', docno: prepared.docno }}
            onPaid={onPaid}
            onChanged={(message) => {
              preparing.drop();
              showToast(inLanguage(message, locale, checkoutMessages), 'error');
            }}
          />
        )}
        {!prepared && preparing.isWaiting && <WaitingEdits onRetry={() => void goOn()} />}
        {!prepared && !preparing.isWaiting && (
          <div className={styles.next}>
            {whole !== undefined && (
              <p role="alert" className={rows.error}>
                {whole}
              </p>
            )}
            <Button aria-disabled={order === null || preparing.isBusy || isOffline} onClick={() => void goOn()}>
              {preparing.isBusy ? <Trans>One moment…</Trans> : <Trans>Continue to payment</Trans>}
            </Button>
            <p className={rows.note}>
              <Trans>
                Prices, stock and your delivery time are checked, and held for 30 minutes. You pay after that.
              </Trans>
            </p>
          </div>
        )}
        {isOffline && (
          <Status className={rows.alert}>
            <Trans>No signal. Paying needs the network; what you chose stays here.</Trans>
          </Status>
        )}
      </div>
    </div>
  );
}
