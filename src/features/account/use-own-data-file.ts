import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { accountMessages } from '#contract/messages/account.ts';
import { ownDataFile } from '#src/domain/account/own-data-file.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

/** uae.md, Privacy: shoppers can take a copy of their data, as a file. */
export function useOwnDataFile() {
  const client = useQueryClient();
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const take = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const file = await ownDataFile(client);
    setIsBusy(false);
    if (file.ok) saveFile(file.value.name, file.value.text);
    else showToast(spoken(file.error, locale, accountMessages, accountMessages.exportFailed), 'error');
  };
  return { isBusy, take };
}
