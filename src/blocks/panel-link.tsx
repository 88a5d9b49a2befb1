import type { MouseEvent, ReactNode } from 'react';

import { inLocale } from '#contract/urls.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel, replacePanel, type PanelName, type PanelParams } from '#src/state/panels.ts';

import { AppLink } from './app-link.tsx';
import { useIsInPanel } from './in-panel.ts';

interface Props<Name extends PanelName> {
  /** The page, below the language: where a tap leads that opens a new tab. */
  path: string;
  panel: Name;
  params: PanelParams[Name];
  /** From a page too it opens over what is shown, because the shopper is in the middle of something there. */
  isOver?: boolean;
  /** In a panel it takes that one's place: the two are parts of one thing. */
  takesPlace?: boolean;
  className?: string | undefined;
  isCurrent?: boolean;
  /** Said to a screen reader where the content does not say it. */
  label?: string;
  children: ReactNode;
}

/** A link to a page of the shopper's that is a panel as well: from a page to the page, from a panel to the panel (account.md section 2, Panels). */
export function PanelLink<Name extends PanelName>({
  panel,
  params,
  isOver = false,
  takesPlace = false,
  ...link
}: Props<Name>) {
  const { path, className, isCurrent = false, label, children } = link;
  const href = inLocale(path, useLocale());
  const isInPanel = useIsInPanel();
  if (!isInPanel && !isOver) return <AppLink {...link} />;
  const open = (event: MouseEvent): void => {
    // The browser opens the page elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isInPanel && takesPlace) replacePanel(panel, params);
    else openPanel(panel, params);
  };
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={open}
    >
      {children}
    </a>
  );
}
