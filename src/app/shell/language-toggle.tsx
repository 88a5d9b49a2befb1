import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

import { inLocale } from '#contract/urls.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './language-toggle.module.css';

/** Replaces the path's language and keeps the rest (storefront.md section 2). A link, so that it works before any script has come. */
export function LanguageToggle() {
  const other = useLocale() === 'en' ? 'ar' : 'en';
  const href = useLocation({ select: (location) => location.href });
  const router = useRouter();
  const target = inLocale(href, other);
  const switchTo = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(target);
  };
  return (
    <a href={target} onClick={switchTo} hrefLang={other} lang={other} className={styles.toggle}>
      {other === 'ar' ? 'عربي' : 'English'}
    </a>
  );
}
