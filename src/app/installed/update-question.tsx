import { Trans } from '@lingui/react/macro';

import { useLaterWords } from '#src/app/i18n/use-later-words.ts';
import { putUpdateOff } from '#src/state/installed.ts';
import { Button } from '#src/ui/button.tsx';

import { QuestionCard } from './question-card.tsx';
import { takeUpdate } from './register-worker.ts';

/** A newer build is on the device and waits: nobody's page changes under their hands. */
export function UpdateQuestion() {
  if (!useLaterWords()) return null;
  return (
    <QuestionCard
      icon="arrow-clockwise"
      title={<Trans>A new version is ready</Trans>}
      actions={
        <>
          <Button onClick={takeUpdate}>
            <Trans>Update</Trans>
          </Button>
          <Button look="plain" onClick={putUpdateOff}>
            <Trans>Later</Trans>
          </Button>
        </>
      }
    />
  );
}
