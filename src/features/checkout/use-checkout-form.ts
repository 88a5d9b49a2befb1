import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { CheckoutPlace } from '#contract/checkout-urls.ts';
import type { OrderPayload } from '#contract/checkout.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { inLanguage, say } from '#contract/messages/sentence.ts';
import { useAdding } from '#src/blocks/use-adding.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { chosenTime, firstChoices, orderOf, toAddress, type Choices } from '#src/domain/checkout/choices.ts';
import { keepChoices, type KeptChoices } from '#src/domain/checkout/kept-choices.ts';
import { deliveryTo, expressTo, extras as readExtras } from '#src/domain/checkout/queries.ts';
import { usePreparing } from '#src/domain/checkout/use-preparing.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { openNamedAddressForm } from './open-address-form.ts';
import { useFreshAddresses } from './use-fresh-addresses.ts';
import { useLostTime } from './use-lost-time.ts';
import { useRefusedCode } from './use-refused-code.ts';

/** The wire's names of the chosen time and the code. */
const TIME = 'DeliveryTimeSlotDocno';
const CODE = 'DiscountCode';

interface Opened {
  kept: KeptChoices;
  /** Null while the checkout is being opened: the shop is asked already, and nothing is prepared. */
  openedAt: number | null;
  isPaying: boolean;
}

/** What was typed and chosen, what the shop offers for it, and the order that is made of both. */
export function useCheckoutForm(place: CheckoutPlace, { kept, openedAt, isPaying }: Opened) {
  const locale = useLocale();
  const isOffline = useIsOffline();
  const profile = useQuery(myProfile());
  const { data: addresses, isPending: areAddressesPending } = useQuery(myAddresses());
  const [changed, setChanged] = useState<Choices | undefined>(() => {
    const { addressId, dayId, slotId } = place;
    if (!kept.choices && addressId === null && dayId === null && slotId === null) return undefined;
    return {
      ...(kept.choices ?? firstChoices(profile.data?.value, kept.habits)),
      ...(addressId !== null && { addressId }),
      ...(dayId !== null && { dayId }),
      ...(slotId !== null && { slotId }),
    };
  });
  const choices = changed ?? firstChoices(profile.data?.value, kept.habits);
  const put = (some: Partial<Choices>): void => {
    const next = { ...choices, ...some };
    void keepChoices(next);
    setChanged(next);
  };
  const change = (some: Partial<Choices>): void => {
    put(some);
    lost.onChange(some);
  };
  const { adding, check } = useAdding({ isPaused: isPaying });
  const parentDocno = adding?.docno ?? null;
  const known = addresses?.value.addresses.find(({ id }) => id === choices.addressId);
  // One that the device does not list yet is asked about all the same: the shop answers of the default one where it is gone.
  const wanted = areAddressesPending ? choices.addressId : (known?.id ?? null);
  const delivery = useQuery(deliveryTo(wanted, parentDocno));
  const express = useQuery({ ...expressTo(wanted), enabled: adding === null });
  const extras = useQuery(readExtras());

  const openForm = useEffectEvent(() => {
    if (place.addressForm) openNamedAddressForm(place.addressForm);
  });
  const isOpen = openedAt !== null;
  useEffect(() => {
    if (isOpen) openForm();
  }, [isOpen]);

  const answer = delivery.data?.value;
  const time = answer ? chosenTime(answer.days, choices) : null;
  useFreshAddresses({
    shopsOwn: answer?.address,
    onRenewed: () => void Promise.all([delivery.refetch(), express.refetch()]),
    onAdded: (addressId) => change(toAddress(addressId, time)),
  });
  // Undefined while it is not known: an address of the device's own list is shown at once.
  const address = adding ? answer?.address : (known ?? answer?.address);
  const contact = (adding ? '' : choices.contact) || (answer?.mobile ?? '');
  const options = adding ? [] : (express.data?.value.options ?? []);
  const chosenExpress = options.find(({ id, canChoose }) => canChoose && id === choices.expressId);
  const isExpressAsked = choices.expressId !== null && !adding && express.isPending;
  // It is chosen as long as nobody said that it is not offered at this address.
  const expressId = isExpressAsked ? choices.expressId : (chosenExpress?.id ?? null);
  const voucher = extras.data?.value.vouchers.find(({ id }) => id === choices.voucherId);
  // What is added to an order comes where and when that one does.
  const missing =
    !answer || adding
      ? null
      : !address
        ? 'address'
        : contact === ''
          ? 'contact'
          : expressId === null && !time?.slot
            ? 'time'
            : null;
  const order: Omit<OrderPayload, 'shownVersion'> | null =
    answer && (address || adding) && missing === null && profile.data !== undefined && !isExpressAsked
      ? orderOf(
          { ...choices, expressId },
          {
            addressId: address?.id ?? 0,
            contact,
            time,
            voucherFils: voucher?.fils ?? null,
            expressDoctype: chosenExpress?.doctype ?? null,
            language: locale,
            parentDocno,
          },
        )
      : null;
  const { refusedCode, giveUpCode } = useRefusedCode(choices, put);
  const preparing = usePreparing({
    order,
    groupTimes: choices.groupTimes,
    openedAt,
    isPaused: isOffline || isPaying,
    onCleared: () => showToast(say(checkoutMessages.validated, locale), 'success'),
    onRefused: (error) => {
      if (error.kind === 'refused' && error.field === CODE) giveUpCode(inLanguage(error.message, locale, CATALOGUE));
    },
  });
  const refusal = preparing.error?.kind === 'refused' ? preparing.error : null;
  const lost = useLostTime(!adding && refusal?.field === TIME, () => void delivery.refetch());
  // The order that it was to be added to has moved on: how it stands is asked, and the dialog says so.
  const isMovedOn = refusal?.code === 'nothing_to_add';
  const checkNow = useEffectEvent(check);
  useEffect(() => {
    if (isMovedOn) checkNow();
  }, [isMovedOn]);
  // A tap on another address chooses no other time, nor gives up express: where they can't be had, it is said.
  const isOther =
    lost.isLost ||
    (!adding && choices.expressId !== expressId) ||
    (lost.isElsewhere &&
      time !== null &&
      choices.dayId !== null &&
      (time.day.id !== choices.dayId || time.slot?.time !== choices.hours));
  const saidOf = (field: string): string | undefined =>
    refusal?.field === field ? inLanguage(refusal.message, locale, CATALOGUE) : undefined;
  return {
    choices,
    change,
    /** As it is delivered: null where it comes at a time. */
    expressId,
    address,
    /** The placed order that this one is added to. */
    adding,
    checkAdding: check,
    /** What the shopper has to add before there is an order. */
    missing,
    isOffline,
    contact,
    time,
    /** Said until the shopper chooses: another time stands where theirs was. */
    timeNote: isOther ? say(OTHER_TIME, locale) : undefined,
    delivery: answer,
    express: options,
    extras: extras.data?.value,
    /** Asks again for vouchers, points and donation partners; null unless they could not be had. */
    retryExtras: extras.isError && !extras.data ? () => void extras.refetch() : null,
    preparing,
    /** What the shop says of a field of the payload. */
    errorOf: saidOf,
    /** The code that was given up, because the shop refused it. */
    refusedCode,
    /** What stands in the way, beside the button too: its field may be out of sight. */
    whole:
      preparing.error === null ? undefined : spoken(preparing.error, locale, CATALOGUE, paymentMessages.errorOccurred),
    failure: answer || adding ? null : delivery.error,
    retry: () => void delivery.refetch(),
    /** Everything was answered, well or not: shown before, each answer would push away what is being read. */
    isComplete:
      isOpen &&
      !profile.isPending &&
      !areAddressesPending &&
      !delivery.isPending &&
      !extras.isPending &&
      (adding !== null || !express.isPending),
  };
}

const CATALOGUE = { ...checkoutMessages, ...paymentMessages };

const OTHER_TIME = [
  'The time you chose can no longer be had. Another one is chosen now: please look at it.',
  'لم يعد الوقت الذي اخترته متاحاً. اخترنا وقتاً آخر، يرجى مراجعته.',
] as const;

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
