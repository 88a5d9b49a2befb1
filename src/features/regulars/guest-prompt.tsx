import { Trans } from '@lingui/react/macro';

import { whenSignedIn } from '#src/blocks/login-gate.ts';
import type { RegularSubject } from '#src/domain/regulars/subject.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** "the regular modal shows a 'click here to login' prompt" (storefront.md section 6). This panel stays below the one to sign in, and shows the form then. */
export function GuestPrompt({ subject }: { subject: RegularSubject }) {
  const locale = useLocale();
  const signIn = (): void => {
    const tap =
      'orderDocno' in subject
        ? null
        : ({ kind: 'regular', stockCode: subject.stockCode, quantity: 0, name: subject.name[locale] } as const);
    whenSignedIn('regulars', () => undefined, tap);
  };
  return (
    <Notice icon="repeat" title={<Trans>Have it delivered on the days you choose</Trans>}>
      <p>
        <Trans>A regular order comes by itself, for as many weeks as you like. You need an account for it.</Trans>
      </p>
      <Button onClick={signIn}>
        <Trans>Click here to login</Trans>
      </Button>
    </Notice>
  );
}
