import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { Block } from './blocks.ts';
import { ProseLinks } from './prose-links.tsx';
import { ProseTable } from './prose-table.tsx';

import styles from './prose.module.css';

/** The blocks of a written page as elements: text as text, whatever stands in it. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  const locale = useLocale();
  return (
    <div className={styles.prose}>
      {blocks.map((block, at) => {
        // The order of a page's blocks never changes while it is shown.
        const key = at;
        switch (block.kind) {
          case 'heading': {
            const Heading = block.level === 2 ? 'h2' : 'h3';
            return (
              <Heading key={key} id={partId(at)} className={styles[Heading]}>
                {block.text[locale]}
              </Heading>
            );
          }
          case 'paragraph':
            return <p key={key}>{block.text[locale]}</p>;
          case 'note':
            return (
              <p key={key} className={styles.note}>
                {block.text[locale]}
              </p>
            );
          case 'contact':
            return (
              <p key={key}>
                {block.text[locale]}{' '}
                <a href={`mailto:${SUPPORT_ADDRESS}`} className={styles.address}>
                  <bdi>{SUPPORT_ADDRESS}</bdi>
                </a>
              </p>
            );
          case 'list': {
            const List = block.isOrdered ? 'ol' : 'ul';
            return (
              <List key={key} className={styles[List]}>
                {block.items.map((item) => (
                  <li key={item.en}>{item[locale]}</li>
                ))}
              </List>
            );
          }
          case 'links':
            return <ProseLinks key={key} items={block.items} />;
          case 'table':
            return <ProseTable key={key} table={block} />;
        }
      })}
    </div>
  );
}

/** The id of the heading at this place among a page's blocks. */
export function partId(at: number): string {
  return `part-${at}`;
}
