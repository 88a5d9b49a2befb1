import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './contact-link.module.css';

/** How to ask the shop about an order: the address stays in sight once it was asked for, because not every device has a program for mail. */
export function ContactLink({ docno, className }: { docno: number; className?: string | undefined }) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const subject = encodeURIComponent(t`Order RSO-${docno}`);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chat-circle-text" size={22} />
        <span>
          <Trans>Contact us</Trans>
        </span>
      </button>
      {isOpen && (
        <p id={id} className={styles.address}>
          <Trans>
            Write to us about <bdi dir="ltr">{`RSO-${docno}`}</bdi>:{' '}
            <a href={`mailto:${SUPPORT_ADDRESS}?subject=${subject}`}>
              <bdi dir="ltr">{SUPPORT_ADDRESS}</bdi>
            </a>
          </Trans>
        </p>
      )}
    </>
  );
}
