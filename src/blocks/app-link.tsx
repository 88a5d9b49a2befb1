import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

import { inLocale } from '#contract/urls.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Props {
  /** A path of the app below the language, as the catalogue's data writes it: `/searchpage?categories=bakery`. */
  path: string;
  className?: string | undefined;
  /** It leads to the page that is shown. */
  isCurrent?: boolean;
  /** Said to a screen reader where the content is a picture. */
  label?: string;
  /** What a tap does here in the place of going there, such as to open a panel. */
  onTap?: () => void;
  children: ReactNode;
}

/** A link whose address comes from data, so that no route can be named in the code. */
export function AppLink({ path, className, isCurrent = false, label, onTap, children }: Props) {
  const router = useRouter();
  const href = inLocale(path, useLocale());
  const go = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (onTap) onTap();
    else router.history.push(href);
  };
  return (
    <a href={href} className={className} aria-current={isCurrent ? 'page' : undefined} aria-label={label} onClick={go}>
      {children}
    </a>
  );
}
