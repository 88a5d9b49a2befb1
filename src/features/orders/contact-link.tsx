import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { chatDraft, keepChatDraft } from '#src/domain/chat/chat-draft.ts';
import { openPanel } from '#src/state/panels.ts';
import { useDeviceUser } from '#src/state/session.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  docno: number;
  /** Something of it may not be as it should. */
  hasCome?: boolean;
  /** What the button says, where a heading asks already. */
  children?: ReactNode;
  className?: string | undefined;
  /** What was typed about it already: it is not typed again. */
  words?: string;
}

/** How to ask the shop about an order: the live chat, which names the order and has the e-mail address beside it (storefront.md section 2; remaining.md CH-9). */
export function ContactLink({ docno, hasCome = false, children, className, words = '' }: Props) {
  const user = useDeviceUser();
  const open = (): void => {
    if (user && words !== '' && chatDraft(user.id) === '') keepChatDraft(user.id, words);
    openPanel('live_chat', { about: docno });
  };
  return (
    <button type="button" className={className} onClick={open}>
      <Icon name="chat-circle-text" size={22} />
      <span>{children ?? (hasCome ? <Trans>Something wrong?</Trans> : <Trans>Contact us</Trans>)}</span>
    </button>
  );
}
