import { Trans, useLingui } from '@lingui/react/macro';

import { relativeTime } from '#src/lib/relative-time.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import type { ShownMessage } from './shown-messages.ts';

import styles from './chat-bubble.module.css';

/** One message: who said it, what, and how long ago (storefront.md section 9, relative time). Text is shown as text alone (security.md row 37). */
export function ChatBubble({ message, now }: { message: ShownMessage; now: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { isOwn, isFirst, text, picture, at, isWaiting, isLast } = message;
  const label = t`Picture`;
  return (
    <li className={isOwn ? styles.own : styles.care}>
      {isOwn ? (
        <VisuallyHidden>
          <Trans>You:</Trans>
        </VisuallyHidden>
      ) : (
        isFirst && (
          <span className={styles.name}>
            <Trans>Customer care</Trans>
          </span>
        )
      )}
      {picture === null ? (
        // The bubble's corners are on the page's sides, whatever the language of its words.
        <div className={styles.words}>
          <p dir="auto">{text}</p>
        </div>
      ) : (
        <button
          type="button"
          className={styles.picture}
          onClick={() => openPanel('pictures', { name: label, pictures: [picture], shown: 0 })}
        >
          <img src={picture} alt={label} width={180} height={180} loading="lazy" />
        </button>
      )}
      {(isLast || isWaiting) && (
        <span className={styles.when}>
          {isWaiting ? (
            <>
              <Icon name="clock" size={14} /> <Trans>Waits to be sent</Trans>
            </>
          ) : (
            (relativeTime(at, now, locale) ?? t`just now`)
          )}
        </span>
      )}
    </li>
  );
}
