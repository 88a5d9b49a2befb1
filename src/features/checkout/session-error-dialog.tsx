import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

/** Session status 0: there is nothing to check out; then the cart (account.md section 8). */
export function SessionErrorDialog({ supportEmail }: { supportEmail: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <Confirm
      title={t`Session Error`}
      yes={t`Back to the cart`}
      onAnswer={() => void navigate({ to: '/$locale/cart', params: { locale }, replace: true })}
    >
      <p>{say(checkoutMessages.emptyCart, locale)}</p>
      <p>
        <Trans>
          If you think this is wrong, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </Trans>
      </p>
    </Confirm>
  );
}
