import { useLingui } from '@lingui/react/macro';

import type { BillStanding } from '#contract/bills.ts';
import { EGIFT_FORM } from '#contract/egift-form-link.ts';
import type { IconName } from '#src/ui/icon-names.ts';

interface BillWords {
  readonly icon: IconName;
  readonly title: string;
  /** Below the amount: where the money goes. */
  readonly note: string;
  /** It can no longer be paid: the way on. */
  readonly over: string;
  /** It is paid: what that means, and what comes of it. */
  readonly done: string;
  readonly after: string;
  /** Where its page leads back to, below the language, and what that is called. */
  readonly back: string;
  readonly backTo: string;
  /** Where what is paid for was filled in, and is there still; without it the arrow leads back as well. */
  readonly form?: string;
}

/** What the page of a bill says, by what is paid. */
export function useBillWords(kind: BillStanding['kind']): BillWords {
  const { t } = useLingui();
  const wallet = { back: '/account/mywallet', backTo: t`Go to my wallet` };
  const home = { back: '/', backTo: t`Go to the home page` };
  const words: Record<typeof kind, BillWords> = {
    tip: {
      ...home,
      icon: 'star',
      title: t`Pay a tip`,
      note: t`All of it goes to them`,
      over: t`Nothing was charged. You can choose the tip again from your order.`,
      done: t`Thank you! The tip goes to your driver and picker.`,
      after: '',
    },
    top_up: {
      ...wallet,
      icon: 'wallet',
      title: t`Add money to my wallet`,
      note: t`All of it goes into your wallet`,
      over: t`Nothing was charged. You can choose the amount again in your wallet.`,
      done: t`The money is in your wallet`,
      after: t`You can pay your next order with it.`,
    },
    friend: {
      ...wallet,
      icon: 'users',
      title: t`Send money to a friend`,
      note: t`All of it goes to your friend`,
      over: t`Nothing was charged. You can send the money again from your wallet.`,
      done: t`Your money is on its way`,
      after: t`We have told your friend by email.`,
    },
    egift: {
      ...home,
      form: `/searchpage?q=${encodeURIComponent(t({ message: 'e-gift', context: 'what is searched for' }))}${EGIFT_FORM}`,
      icon: 'gift',
      title: t`Pay for an e-gift`,
      note: t`An e-gift has no VAT`,
      over: t`Nothing was charged. You can choose the e-gift again.`,
      done: t`Your e-gift is on its way`,
      after: '',
    },
    regular: {
      back: '/account/myregulars',
      backTo: t`Go to my regulars`,
      icon: 'repeat',
      title: t`Pay for a regular order`,
      note: t`Each delivery is taken from it`,
      over: t`Nothing was charged. You can pay for it again from My regulars.`,
      done: t`Your regular order is paid`,
      after: t`The first delivery comes on the day that you chose.`,
    },
  };
  return words[kind];
}
