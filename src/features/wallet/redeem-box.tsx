import { Trans, useLingui } from '@lingui/react/macro';

import { EGIFT_FORM } from '#contract/egift-form-link.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { useRedeeming } from './use-redeeming.ts';

import styles from './wallet.module.css';

/** Where the code of an e-gift becomes money in the wallet (remaining.md C9). The link in its mail fills it in. */
export function RedeemBox() {
  const { t } = useLingui();
  const locale = useLocale();
  // What such a product is called, in the language of the page.
  const gift = t({ message: 'e-gift', context: 'what is searched for' });
  const { form, code, setCode, problem, redeemed, isBusy, submit } = useRedeeming();
  return (
    <section className={styles.box} aria-labelledby="redeem-title">
      <h2 id="redeem-title" className={styles.title}>
        <Trans>Redeem an e-gift</Trans>
      </h2>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t`Code of the e-gift`}
          name="egiftCode"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          error={problem ?? undefined}
          value={code}
          onChange={setCode}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? <Trans>One moment…</Trans> : <Trans>Redeem</Trans>}
        </Button>
      </form>
      <Status className={styles.soft}>
        {redeemed !== null && (
          <Trans>
            <bdi>{formatMoney(redeemed.fils, locale)}</bdi> is now in your wallet.
          </Trans>
        )}
      </Status>
      <AppLink path={`/searchpage?q=${encodeURIComponent(gift)}${EGIFT_FORM}`} className={styles.link}>
        <Trans>Send an e-gift to somebody</Trans>
      </AppLink>
    </section>
  );
}
