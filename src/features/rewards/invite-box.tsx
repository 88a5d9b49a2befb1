import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { referralMessages } from '#contract/messages/referrals.ts';
import { rewardMessages } from '#contract/messages/rewards.ts';
import { say } from '#contract/messages/sentence.ts';
import { referralUrl } from '#contract/referral-urls.ts';
import { PanelLink } from '#src/blocks/panel-link.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { InviteForm } from './invite-form.tsx';
import { useCopy } from './use-copy.ts';

import styles from './rewards.module.css';

/** The ways to tell a friend: the device's own sheet where there is one, e-mail, WhatsApp, a link (remaining.md LO-12). */
export function InviteBox({ code }: { code: string }) {
  const locale = useLocale();
  const copy = useCopy();
  const [isWriting, setIsWriting] = useState(false);
  const url = referralUrl(location.origin, locale, code);
  const words = say(referralMessages.invitation, locale, { code, url });
  // The shopper may turn back from the device's sheet, which comes as a rejection and needs no words.
  const offer = (): void =>
    void navigator.share({ title: say(referralMessages.subject, locale), text: words }).catch(() => undefined);
  return (
    <section className={styles.box} aria-labelledby="invite-friends">
      <h2 id="invite-friends" className={styles.title}>
        <Trans>Invite friends</Trans>
      </h2>
      <div className={styles.ways}>
        {'share' in navigator && (
          <Button onClick={offer}>
            <Icon name="share-network" />
            <Trans>Share</Trans>
          </Button>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          className={buttonClass('quiet')}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp-logo" />
          <Trans>WhatsApp</Trans>
        </a>
        <Button look="quiet" aria-expanded={isWriting} onClick={() => setIsWriting(!isWriting)}>
          <Icon name="envelope-simple" />
          <Trans>Email</Trans>
        </Button>
        <Button
          look="quiet"
          onClick={() => void copy(url, referralMessages.linkCopied, referralMessages.linkNotCopied)}
        >
          <Icon name="copy" />
          <Trans>Copy link</Trans>
        </Button>
      </div>
      {isWriting && <InviteForm words={words} />}
      <p className={styles.soft}>{say(rewardMessages.noCodes, locale)}</p>
      <PanelLink path="/account/myrewardpoints" panel="myrewardpoints" params={{}} takesPlace className={styles.link}>
        <Trans>How points work</Trans>
      </PanelLink>
    </section>
  );
}
