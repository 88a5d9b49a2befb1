import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { inLanguage } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

/** "Payment status 0 with a message: a Payment Error dialog, then home" (account.md section 8). The cart stays as it is (C30). */
export function PaymentErrorDialog({ message }: { message: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const catalogue = { ...checkoutMessages, ...paymentMessages };
  return (
    <Confirm
      title={t`Payment Error`}
      yes={t`OK`}
      onAnswer={() => void navigate({ to: '/$locale', params: { locale }, replace: true })}
    >
      <p>{inLanguage(message, locale, catalogue)}</p>
    </Confirm>
  );
}
