import { Trans } from '@lingui/react/macro';

import { openPanel } from '#src/state/panels.ts';

import { SettingButton } from './setting-button.tsx';

import rows from './setting-row.module.css';

/** One row on the account's home on a phone until the email is confirmed (decisions.md 28); a wide page says it in the details. The profile says why, beside the email itself. */
export function ConfirmEmailCard() {
  return (
    <div className={rows.alone}>
      <SettingButton
        icon="envelope-simple"
        title={<Trans>Confirm your email</Trans>}
        note={<Trans>Enter the code</Trans>}
        onClick={() => openPanel('email', {})}
      />
    </div>
  );
}
