import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { useLocale } from '#src/state/locale.tsx';
import { closePanel, type PanelParams } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { GiftMessageForm } from './gift-message-form.tsx';

import styles from './gift-panels.module.css';

/** storefront.md section 2, Gift wrap and gift message dialog; with `asks`, the gifting prompt of section 4 comes first. */
export function GiftMessagePanel({ card, cartType, asks = false }: PanelParams['gift_message']) {
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(asks);
  return (
    <div className={styles.panel}>
      <p className={styles.what}>
        <img src={card.image} alt="" width={56} height={56} />
        <bdi>{card.name[locale]}</bdi>
      </p>
      {card.deliveryMessage && <p className={styles.hint}>{card.deliveryMessage[locale]}</p>}
      {isAsking ? (
        <>
          <p>
            <Trans>Would you like to add a gift message?</Trans>
          </p>
          <div className={styles.answers}>
            <Button look="quiet" onClick={closePanel}>
              <Trans>No, thanks</Trans>
            </Button>
            <Button onClick={() => setIsAsking(false)}>
              <Trans>Add a gift message</Trans>
            </Button>
          </div>
        </>
      ) : (
        <GiftMessageForm card={card} cartType={cartType} />
      )}
    </div>
  );
}
