import { Trans } from '@lingui/react/macro';

import { useLocale } from '#src/state/locale.tsx';

import type { Block } from './blocks.ts';
import { partId } from './prose.tsx';

import styles from './page-parts.module.css';

/** Below this many parts a page is read faster than its contents. */
const WORTH_LISTING = 6;

/** A long page's parts, folded away until they are wanted. */
export function PageParts({ blocks }: { blocks: readonly Block[] }) {
  const locale = useLocale();
  const parts = blocks.flatMap((block, at) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: partId(at), name: block.text[locale] }] : [],
  );
  if (parts.length < WORTH_LISTING) return null;
  return (
    <details className={styles.parts}>
      <summary className={styles.fold}>
        <Trans>On this page</Trans>
      </summary>
      <ul className={styles.list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.part}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
