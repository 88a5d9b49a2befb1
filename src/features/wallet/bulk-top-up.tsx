import { Trans, useLingui } from '@lingui/react/macro';

import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { bulkTopUps } from '#src/domain/wallet/queries.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { ConfirmTopUp } from './confirm-top-up.tsx';
import { useTopUp } from './use-top-up.ts';

import styles from './bulk-top-up.module.css';
import boxes from './wallet.module.css';

/** The table of amounts that bring a bonus (remaining.md WA 5 and 6). */
export function BulkTopUp() {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const query = useMine(bulkTopUps());
  const { asked, problem, isBusy, ask, answer } = useTopUp(true);
  // An offer: the page is whole without it.
  if (query.data ? query.data.value.rows.length === 0 : query.error) return null;
  return (
    <section className={boxes.box} aria-labelledby="wallet-bulk">
      <h2 id="wallet-bulk" className={boxes.title}>
        <Trans>Add more, get a bonus</Trans>
      </h2>
      <AnswerWithAge query={query} skeleton={<Skeleton height="180px" />} isAgeSaid={false}>
        {({ rows }) => (
          <table className={styles.table} aria-labelledby="wallet-bulk">
            <thead>
              <tr>
                <th scope="col">
                  <Trans>You add</Trans>
                </th>
                <th scope="col">
                  <Trans>You get on top</Trans>
                </th>
                <th scope="col">
                  <Trans>Add</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ fils, amount, bonus }) => {
                const said = amount[locale];
                return (
                  <tr key={fils}>
                    <th scope="row">
                      <bdi>{said}</bdi>
                    </th>
                    <td>
                      <bdi className={boxes.bonus}>{bonus[locale]}</bdi>
                    </td>
                    <td>
                      <Button
                        look="quiet"
                        aria-label={t`Add ${said}`}
                        aria-disabled={isBusy || isOffline}
                        onClick={() => ask(fils)}
                      >
                        <Trans>Add</Trans>
                      </Button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </AnswerWithAge>
      {problem !== null && (
        <p role="alert" className={boxes.error}>
          {problem.sentence}
        </p>
      )}
      <ConfirmTopUp asked={asked} onAnswer={answer} />
    </section>
  );
}
