import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';

import { QuestionHost } from '#src/app/installed/question-host.tsx';
import { PanelHost } from '#src/app/panels/panel-host.tsx';

import { Header } from './header.tsx';
import { PageTitle } from './page-title.tsx';
import { SignalPill } from './signal-pill.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Tabs } from './tabs.tsx';
import { Toasts } from './toasts.tsx';

import styles from './shell.module.css';

/** What stands around every page. */
export function Shell() {
  return (
    <>
      <a href="#content" className={styles.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <PageTitle />
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <Tabs />
      <SignalPill />
      <PanelHost />
      <QuestionHost />
      <Toasts />
    </>
  );
}
