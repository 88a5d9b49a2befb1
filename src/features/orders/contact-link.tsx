import { Trans } from '@lingui/react/macro';

import { openPanel } from '#src/state/panels.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  docno: number;
  /** Something of it may not be as it should. */
  hasCome?: boolean;
  className?: string | undefined;
}

/** How to ask the shop about an order: the live chat, which names the order and has the e-mail address beside it (storefront.md section 2; remaining.md CH-9). */
export function ContactLink({ docno, hasCome = false, className }: Props) {
  return (
    <button type="button" className={className} onClick={() => openPanel('live_chat', { about: docno })}>
      <Icon name="chat-circle-text" size={22} />
      <span>{hasCome ? <Trans>Something wrong?</Trans> : <Trans>Contact us</Trans>}</span>
    </button>
  );
}
