import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';

import { QuestionHost } from '#src/app/installed/question-host.tsx';
import { PanelHost } from '#src/app/panels/panel-host.tsx';

import { CartBarPlace } from './cart-bar-place.tsx';
import { FooterTabs } from './footer-tabs.tsx';
import { Header } from './header.tsx';
import { PagePlace } from './page-place.tsx';
import { PageTitle } from './page-title.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Toasts } from './toasts.tsx';

import styles from './shell.module.css';

/** Where one pays, nothing leads elsewhere but the way back. */
const PAYING = /^\/..\/(checkout|Finalizepayment)/;

/** What stands around every page. */
export function Shell() {
  const isBare = useLocation({ select: ({ pathname }) => PAYING.test(pathname) });
  return (
    <>
      <a href="#content" className={styles.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <PageTitle />
      <Header isBare={isBare} />
      <PagePlace />
      {!isBare && <SiteFooter />}
      <CartBarPlace />
      {!isBare && <FooterTabs />}
      <PanelHost />
      <QuestionHost />
      <Toasts />
    </>
  );
}
