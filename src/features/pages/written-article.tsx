import { Trans } from '@lingui/react/macro';

import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { WrittenPage } from './blocks.ts';
import { PageParts } from './page-parts.tsx';
import { Prose } from './prose.tsx';

import styles from './written-article.module.css';

interface Props {
  page: WrittenPage;
  picture?: string | undefined;
}

/** A written page in full, from its title to its last line. */
export function WrittenArticle({ page, picture }: Props) {
  const locale = useLocale();
  return (
    <article className={styles.page} aria-labelledby="page-title">
      <header className={styles.head}>
        <h1 id="page-title" className={styles.title}>
          {page.title[locale]}
        </h1>
        <p className={styles.summary}>{page.summary[locale]}</p>
        {page.updated !== null && (
          <p className={styles.date}>
            <Trans>
              Last changed on <bdi>{formatDate(page.updated, 'date', locale)}</bdi>
            </Trans>
          </p>
        )}
      </header>
      {picture !== undefined && (
        <img className={styles.picture} src={picture} alt="" width={640} height={412} decoding="async" />
      )}
      <PageParts blocks={page.blocks} />
      <Prose blocks={page.blocks} />
    </article>
  );
}
