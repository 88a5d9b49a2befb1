import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';

import { useLaterWords } from '#src/app/i18n/use-later-words.ts';
import { useHeaderKind } from '#src/app/shell/use-header-kind.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { withdrawInstallOffer } from '#src/state/installed.ts';
import { usePanels } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { readInstallMemory, writeInstallMemory } from './install-memory.ts';
import { showInstallPrompt } from './kept-prompt.ts';
import { QuestionCard } from './question-card.tsx';

import styles from './install-question.module.css';

/** A product, what was found, and what was ordered. */
const CHOOSING = /^\/[^/]+\/(account$|product\/|searchpage\?|viewall\/|thankyou\/)/;

interface Props {
  /** On iOS the shopper installs by hand, and we say how. */
  isByHand: boolean;
}

/** The offer to put the shop on the home screen: where somebody looks around, never over the buttons of what they are busy with or without signal, nor over products that they are choosing or an order that they have just placed. */
export function InstallQuestion({ isByHand }: Props) {
  const install = async (): Promise<void> => {
    withdrawInstallOffer();
    if (!(await showInstallPrompt())) refuse();
  };
  const isWide = useIsWide();
  const kind = useHeaderKind();
  const hasPanel = usePanels().length > 0;
  const hasWords = useLaterWords();
  const isInTheWay = useRouterState({
    select: ({ matches, location: { searchStr } }) => CHOOSING.test(`${matches.at(-1)?.pathname ?? ''}${searchStr}`),
  });
  const isOffline = useIsOffline();
  if (!hasWords || kind !== 'shop' || hasPanel || isInTheWay || isOffline) return null;
  return (
    <QuestionCard
      icon="download-simple"
      title={isWide ? <Trans>Keep Zad on this computer</Trans> : <Trans>Keep Zad on your home screen</Trans>}
      actions={
        <>
          {!isByHand && (
            <Button onClick={() => void install()}>
              <Trans>Install</Trans>
            </Button>
          )}
          <Button look={isByHand ? 'quiet' : 'plain'} onClick={refuse}>
            {isByHand ? <Trans>Close</Trans> : <Trans>Not now</Trans>}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        <Trans>It opens at once, with signal or without.</Trans>
      </p>
      {isByHand && (
        <ol className={styles.steps}>
          <li>
            <Trans>
              Tap Share <Icon name="export" /> below.
            </Trans>
          </li>
          <li>
            <Trans>Choose “Add to Home Screen”.</Trans>
          </li>
        </ol>
      )}
    </QuestionCard>
  );
}

/** A no is remembered. */
function refuse(): void {
  withdrawInstallOffer();
  writeInstallMemory({ ...readInstallMemory(), dismissedAt: Date.now() });
}
