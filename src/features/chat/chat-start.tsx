import { Trans } from '@lingui/react/macro';

import { Notice } from '#src/ui/notice.tsx';

import { SupportMail } from './support-mail.tsx';

/** Before the first message: what the chat is for, and how an answer comes. */
export function ChatStart({ about }: { about: number | null }) {
  return (
    <Notice icon="chat-circle-text" title={<Trans>How can we help?</Trans>}>
      <p>
        <Trans>
          Ask about an order, a product or your account. Customer care answers here. If you leave, we also tell you by
          email.
        </Trans>
      </p>
      <SupportMail about={about} />
    </Notice>
  );
}
