import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { readEgiftLink } from '#contract/egift-urls.ts';
import { egiftMessages } from '#contract/messages/egifts.ts';
import { say } from '#contract/messages/sentence.ts';
import { redeemCode } from '#src/domain/egifts/commands.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { useLocale } from '#src/state/locale.tsx';

/** The code that is typed, or came with the mail's link, and what became of it. */
export function useRedeeming() {
  const client = useQueryClient();
  const locale = useLocale();
  const [code, setCode] = useState(() => readEgiftLink(location.hash) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [redeemed, setRedeemed] = useState<{ fils: number } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    // Also where a second mail's link is opened while the page stands there: nothing is loaded then.
    const takeCode = (): void => {
      const found = readEgiftLink(location.hash);
      if (found === null) return;
      setCode(found);
      setProblem(null);
      setRedeemed(null);
      // Whoever gets this address later gets no code with it.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    takeCode();
    addEventListener('hashchange', takeCode);
    return () => removeEventListener('hashchange', takeCode);
  }, []);
  const form = useRef<HTMLFormElement>(null);
  /** It stands at the code, which can be mended at once. */
  const refuse = (said: string): void => {
    setProblem(said);
    form.current?.querySelector('input')?.focus();
  };
  const redeem = async (): Promise<void> => {
    setIsBusy(true);
    const result = await redeemCode(client, code.trim());
    setIsBusy(false);
    if (!result.ok) {
      refuse(spoken(result.error, locale, egiftMessages, egiftMessages.notRedeemed));
      return;
    }
    setCode('');
    setRedeemed(result.value.value);
  };
  return {
    form,
    code,
    setCode: (typed: string) => {
      setCode(typed);
      setProblem(null);
    },
    problem,
    redeemed,
    isBusy,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      setRedeemed(null);
      if (code.trim() === '') refuse(say(egiftMessages.codeMissing, locale));
      else void redeem();
    },
  };
}
