import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { setNotify, useIsNotified } from '#src/domain/notify/notify.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button, type ButtonLook } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { whenSignedIn } from './login-gate.ts';

/** storefront.md section 4, Notify-me: a busy flag blocks repeat clicks. */
const CLICK_DELAY_MS = 100;

/** Of a product that is out of stock: tell me when it is back, or do not after all. */
export function NotifyButton({ card, look }: { card: ProductCard; look?: ButtonLook }) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = card.name[locale];
  const isOn = useIsNotified(card.stockCode);
  const isBusy = useRef(false);
  const toggle = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const delay = new Promise((resolve) => setTimeout(resolve, CLICK_DELAY_MS));
    const edit = setNotify(card.stockCode, !isOn);
    const { sayNotified } = await import('./say-notified.ts');
    await sayNotified(edit, !isOn, locale);
    await delay;
    isBusy.current = false;
  };
  return (
    <Button
      // What is done already asks for nothing.
      look={isOn ? 'quiet' : (look ?? 'primary')}
      data-notify={isOn ? 'on' : ''}
      aria-label={isOn ? t`Remove the notification about ${name}` : t`Notify me about ${name}`}
      onClick={() =>
        whenSignedIn('notify', () => void toggle(), { kind: 'notify', stockCode: card.stockCode, quantity: 0 })
      }
    >
      <Icon name={isOn ? 'bell-slash' : 'bell'} />
      {isOn ? <Trans>Remove notification</Trans> : <Trans>Notify me</Trans>}
    </Button>
  );
}
