import { Trans } from '@lingui/react/macro';

import { openPanel } from '#src/state/panels.ts';

import { ChangesRow } from './changes-row.tsx';
import { FormBox } from './form-box.tsx';
import { SettingButton } from './setting-button.tsx';
import { useOwnDataFile } from './use-own-data-file.ts';

import rows from './setting-row.module.css';

/** What the profile's Save has nothing to do with: each opens on its own. */
export function AccessCard() {
  const { isBusy, take } = useOwnDataFile();
  return (
    <FormBox title={<Trans>Password and account</Trans>}>
      <div className={rows.pairs}>
        <SettingButton
          icon="lock-key"
          title={<Trans>Change password</Trans>}
          onClick={() => openPanel('changepassword', {})}
        />
        <ChangesRow />
        <SettingButton
          icon="download-simple"
          title={<Trans>Export my data</Trans>}
          note={<Trans>Everything we hold about you, as a JSON file.</Trans>}
          isBusy={isBusy}
          onClick={() => void take()}
        />
        <SettingButton
          icon="trash"
          title={<Trans>Delete account</Trans>}
          onClick={() => openPanel('deleteaccount', {})}
        />
      </div>
    </FormBox>
  );
}
