import { Trans } from '@lingui/react/macro';

import { whenSignedIn } from '#src/blocks/login-gate.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { SupportMail } from './support-mail.tsx';

/** Live chat is for whoever is signed in (storefront.md section 1); the panel below the one to sign in shows it then. */
export function ChatGuest() {
  return (
    <Notice icon="chat-circle-text" title={<Trans>Sign in to chat with us</Trans>}>
      <p>
        <Trans>Then your questions and our answers are kept in your account.</Trans>
      </p>
      <Button onClick={() => whenSignedIn('account', () => undefined)}>
        <Trans>Sign in</Trans>
      </Button>
      <SupportMail about={null} />
    </Notice>
  );
}
