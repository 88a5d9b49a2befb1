import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/identity.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { readIdentityConfig } from '#contract/session.ts';
import { signInSocially } from '#src/domain/session/sign-in.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { readQuery } from '#src/net/read-query.ts';
import { prepareSocialSignIn, signInWithProvider } from '#src/net/social-identity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import { ProviderMark } from './provider-mark.tsx';

import styles from './form.module.css';

const NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };
const providers = Object.keys(SOCIAL_PROVIDERS) as SocialProvider[];

/** The three providers (account.md section 2). The SDK comes when a finger or the focus nears a button. */
export function SocialButtons({ onProblem }: { onProblem: (problem: string | null) => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const { data } = useQuery({ ...readQuery(readIdentityConfig, {}), staleTime: Infinity });
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  const config = data?.value;

  const start = async (provider: SocialProvider): Promise<void> => {
    if (!config || busy) return;
    setBusy(provider);
    onProblem(null);
    const outcome = await signInWithProvider(provider, config);
    const result =
      outcome.ok && outcome.value.kind === 'signed-in' ? await signInSocially(client, outcome.value.idToken) : outcome;
    setBusy(null);
    if (!result.ok) onProblem(spoken(result.error, locale, sessionMessages, sessionMessages.loginFailed));
  };

  return (
    <>
      <p className={styles.or}>
        <Trans>or continue with</Trans>
      </p>
      <div className={styles.providers}>
        {providers.map((provider) => (
          <Button
            key={provider}
            look="quiet"
            aria-label={t`Continue with ${NAMES[provider]}`}
            aria-disabled={!config || busy !== null}
            onPointerEnter={() => void (config && prepareSocialSignIn(config))}
            onFocus={() => void (config && prepareSocialSignIn(config))}
            onClick={() => void start(provider)}
          >
            <ProviderMark provider={provider} />
            <bdi>{NAMES[provider]}</bdi>
          </Button>
        ))}
      </div>
    </>
  );
}
