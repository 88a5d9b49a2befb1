import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import boxes from '#src/ui/box.module.css';

interface Props {
  code: string;
  onCode: (code: string) => void;
  isBusy: boolean;
  onSend: () => void;
  error?: string | undefined;
  hint?: string;
}

/** In the password's place where the account has none: a code by mail. */
export function CodeInPlace({ code, onCode, isBusy, onSend, error, hint }: Props) {
  const { t } = useLingui();
  return (
    <>
      <p className={boxes.soft}>
        <Trans>Your account has no password. We mail you a code instead.</Trans>
      </p>
      <div>
        <Button look="quiet" aria-disabled={isBusy} onClick={onSend}>
          <Trans>Send me the code</Trans>
        </Button>
      </div>
      <TextField
        label={t`Code from the email`}
        name="code"
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={onCode}
        error={error}
        hint={hint}
      />
    </>
  );
}
