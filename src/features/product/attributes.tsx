import { Trans } from '@lingui/react/macro';

import type { ProductDetail } from '#contract/catalogue.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { attributeLink } from './attribute-link.ts';

import styles from './attributes.module.css';

/** Key facts: a heading and its details, which may be an address (storefront.md section 2). */
export function Attributes({ attributes }: { attributes: ProductDetail['attributes'] }) {
  const locale = useLocale();
  if (attributes.length === 0) return null;
  return (
    <dl className={styles.attributes}>
      {attributes.map(({ heading, details }) => {
        const link = attributeLink(details[locale]);
        return (
          <div key={heading.en} className={styles.attribute}>
            <dt>{heading[locale]}</dt>
            <dd>
              {link === null ? (
                details[locale]
              ) : (
                <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
                  <bdi>{new URL(link).hostname}</bdi>
                  <Icon name="arrow-square-out" size={16} />
                  <VisuallyHidden>
                    <Trans>(opens in a new tab)</Trans>
                  </VisuallyHidden>
                </a>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
