import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { chatMessages } from '#contract/messages/chat.ts';
import { say } from '#contract/messages/sentence.ts';
import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { sendPicture } from '#src/net/send-picture.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { smallerPicture } from './smaller-picture.ts';

/**
 * A picture goes up first; then its address, which `send` answers, is said: null, and the shopper is told why, where it did not. Without
 * signal it is not taken: nobody wants a photo to go out hours later.
 */
export function useSendPicture(userId: number) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (file: File): Promise<string | null> => {
    if (isOffline()) {
      showToast(t`A picture needs a connection`);
      return null;
    }
    setIsBusy(true);
    const sent = await sendPicture(await smallerPicture(file), userId);
    setIsBusy(false);
    if (sent.ok) return sent.value;
    const failure = [
      say(chatMessages.failed, 'en', { email: SUPPORT_ADDRESS }),
      say(chatMessages.failed, 'ar', { email: SUPPORT_ADDRESS }),
    ] as const;
    showToast(spoken(sent.error, locale, chatMessages, failure), 'error');
    return null;
  };
  return { isBusy, send };
}
