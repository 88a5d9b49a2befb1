import { Trans, useLingui } from '@lingui/react/macro';

import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { CodeInPlace } from '#src/blocks/code-in-place.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './wallet.module.css';

interface Props {
  proof: string;
  onProof: (proof: string) => void;
  error: string | undefined;
  isBusy: boolean;
  onSend: () => void;
}

/**
 * Who sends much money shows that it is them: the password; where the account has none a code by mail for this friend and amount; where there
 * is no e-mail either, the sign-in was a moment ago.
 */
export function ProofField({ proof, onProof, error, isBusy, onSend }: Props) {
  const { t } = useLingui();
  const profile = useMine(myProfile());
  return (
    <AnswerWithAge query={profile} skeleton={<Skeleton height="72px" />} isAgeSaid={false}>
      {({ hasPassword, email }) =>
        hasPassword ? (
          <PasswordField
            label={t`Your Zad password`}
            name="password"
            autoComplete="current-password"
            value={proof}
            onChange={onProof}
            error={error}
            hint={t`For larger amounts we make sure that it is you.`}
          />
        ) : email === '' ? (
          <p className={styles.soft}>
            <Trans>For larger amounts you need to have signed in within the last 10 minutes.</Trans>
          </p>
        ) : (
          <CodeInPlace
            code={proof}
            onCode={onProof}
            isBusy={isBusy}
            onSend={onSend}
            error={error}
            hint={t`The code is good for this friend and this amount alone.`}
          />
        )
      }
    </AnswerWithAge>
  );
}
