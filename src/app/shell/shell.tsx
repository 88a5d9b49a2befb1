import { Trans } from '@lingui/react/macro';

import { QuestionHost } from '#src/app/installed/question-host.tsx';
import { PanelHost } from '#src/app/panels/panel-host.tsx';

import { CartBarPlace } from './cart-bar-place.tsx';
import { FooterTabs } from './footer-tabs.tsx';
import { Header } from './header.tsx';
import { PagePlace } from './page-place.tsx';
import { PageTitle } from './page-title.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Toasts } from './toasts.tsx';
import { useHeaderKind } from './use-header-kind.ts';

import styles from './shell.module.css';

/** What stands around every page. */
export function Shell() {
  const kind = useHeaderKind();
  const isAlone = kind === 'task-pay' || kind === 'own';
  return (
    <>
      <a href="#content" className={styles.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <PageTitle />
      <Header kind={kind} />
      <PagePlace />
      {!isAlone && <SiteFooter />}
      <CartBarPlace />
      {!isAlone && <FooterTabs />}
      <PanelHost />
      <QuestionHost />
      <Toasts />
    </>
  );
}
