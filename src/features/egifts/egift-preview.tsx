import { Trans, useLingui } from '@lingui/react/macro';

import { writeEgiftMail } from '#contract/rules/egift-mail.ts';
import { EgiftCard } from '#src/blocks/egift-card.tsx';
import { wishOf, type TypedEgift } from '#src/domain/egifts/typed-egift.ts';
import { useLocale } from '#src/state/locale.tsx';

import { inQuotes } from './in-quotes.ts';

import styles from './egift-panel.module.css';

/** The code is made when the gift is sent. */
const CODE = '••••-••••-••••-••••';

/** The mail as the friend will see it, in the language that the buyer reads now; its words come once an amount is chosen. */
export function EgiftPreview({ typed }: { typed: TypedEgift }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { fils, name, senderName, message } = wishOf(typed);
  const { subject, body } = writeEgiftMail(
    {
      fils: fils ?? 0,
      name: name.trim(),
      senderName: senderName.trim() || t`Your name`,
      message,
      code: CODE,
      page: `${location.origin}/${locale}/account/mywallet`,
    },
    locale,
  );
  return (
    <section className={styles.preview} aria-labelledby="egift-preview">
      <h3 id="egift-preview" className={styles.label}>
        <Trans>What your friend will see</Trans>
      </h3>
      <div className={styles.letter}>
        {fils !== null && <p className={styles.subject}>{subject}</p>}
        <EgiftCard {...wishOf(typed)} />
        {fils !== null &&
          inQuotes(body).map(({ words, isQuoted }, at) =>
            isQuoted ? (
              <blockquote key={at} className={styles.quoted}>
                {words}
              </blockquote>
            ) : (
              <p key={at} className={styles.body}>
                {words}
              </p>
            ),
          )}
      </div>
    </section>
  );
}
