import { Trans } from '@lingui/react/macro';

import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myRegulars } from '#src/domain/regulars/queries.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Status } from '#src/ui/status.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { groupRegulars } from './group-regulars.ts';
import { NoRegulars } from './no-regulars.tsx';
import { RegularCard } from './regular-card.tsx';
import { RegularGroup } from './regular-group.tsx';

import styles from './regulars.module.css';

/** /account/myregulars (account.md section 2, Regulars page): what comes regularly, then what is over. */
export function RegularsScreen() {
  const isOffline = useIsOffline();
  const query = useMine(myRegulars());
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>My regulars</Trans>} />
      {isOffline && query.data && (
        <Status className={styles.soft}>
          <Trans>Changing a regular order needs a connection.</Trans>
        </Status>
      )}
      <AnswerWithAge query={query} skeleton={<CardsSkeleton />}>
        {({ regulars }) => {
          const running = regulars.filter(({ isRunning }) => isRunning);
          const over = regulars.filter(({ isRunning }) => !isRunning);
          return (
            <>
              {running.length === 0 && <NoRegulars isFirst={over.length === 0} />}
              {running.length > 0 && (
                <section className={styles.part}>
                  <VisuallyHidden as="h2">
                    <Trans>Coming regularly</Trans>
                  </VisuallyHidden>
                  {groupRegulars(running).map((group) =>
                    group.length === 1 ? (
                      <RegularCard key={group[0].docno} regular={group[0]} />
                    ) : (
                      <RegularGroup key={group[0].docno} regulars={group} />
                    ),
                  )}
                </section>
              )}
              {over.length > 0 && (
                <section className={styles.part} aria-labelledby="over">
                  <h2 id="over" className={styles.title}>
                    <Trans>Ended</Trans>
                  </h2>
                  {over.map((one) => (
                    <RegularCard key={one.docno} regular={one} />
                  ))}
                </section>
              )}
            </>
          );
        }}
      </AnswerWithAge>
    </div>
  );
}

function CardsSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      <Skeleton height="220px" />
      <Skeleton height="220px" />
    </>
  );
}
