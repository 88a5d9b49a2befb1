import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { shareUrl } from '#contract/urls.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { copyLink } from './copy-link.ts';
import { shareTargets } from './share-targets.ts';

import styles from './share-panel.module.css';

/** storefront.md section 4, Share: the device's own sheet where there is one, copy link, e-mail, Facebook, WhatsApp. */
export function SharePanel({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const name = `${card.brand[locale]} ${card.name[locale]}`;
  const url = shareUrl(location.origin, card);
  const targets = shareTargets(url, name);
  const copy = async (): Promise<void> => {
    if (field.current && (await copyLink(field.current))) showToast(t`Product link copied to clipboard!`, 'success');
    else showToast(t`Press and hold the link to copy it`, 'info');
  };
  // The shopper may turn back from the device's sheet, which comes as a rejection and needs no words.
  const offer = (): void => void navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <div className={styles.panel}>
      <div className={styles.product}>
        <img src={card.image} alt="" width={72} height={72} />
        <p>
          <span className={styles.name}>{name}</span>
          <span className={styles.units}>{card.units[locale]}</span>
        </p>
      </div>
      {'share' in navigator && (
        <Button onClick={offer}>
          <Icon name="share-network" />
          <Trans>Share with an app</Trans>
        </Button>
      )}
      <div className={styles.copy}>
        <input
          ref={field}
          className={styles.link}
          dir="ltr"
          readOnly
          value={url}
          aria-label={t`Product link`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="quiet" onClick={() => void copy()}>
          <Icon name="copy" />
          <Trans>Copy link</Trans>
        </Button>
      </div>
      <ul className={styles.targets}>
        <li>
          <a href={targets.email} className={styles.target} target="_blank" rel="noopener noreferrer">
            <Icon name="envelope-simple" size={26} />
            <Trans>Email</Trans>
          </a>
        </li>
        <li>
          <a href={targets.facebook} className={styles.target} target="_blank" rel="noopener noreferrer">
            <Icon name="facebook-logo" size={26} />
            <Trans>Facebook</Trans>
          </a>
        </li>
        <li>
          <a href={targets.whatsapp} className={styles.target} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp-logo" size={26} />
            <Trans>WhatsApp</Trans>
          </a>
        </li>
      </ul>
    </div>
  );
}
