import { Trans } from '@lingui/react/macro';

import { recyclingMessages } from '#contract/messages/recycling.ts';
import { say } from '#contract/messages/sentence.ts';
import type { Collection } from '#contract/recycling.ts';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { AppLink } from '#src/blocks/app-link.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { StartShopping } from '#src/blocks/start-shopping.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { myReturnBox } from '#src/domain/recycling/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { CollectionForm } from './collection-form.tsx';
import { CollectionList } from './collection-list.tsx';
import { HowReturningWorks } from './how-returning-works.tsx';

import styles from './recycling.module.css';

/** /account/returnbox (account.md section 2, Recycle collection page): packaging with a deposit goes back. */
export function ReturnBoxScreen() {
  const locale = useLocale();
  const addresses = useMine(myAddresses());
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Return box</Trans>} />
      <AnswerWithAge query={useMine(myReturnBox())} skeleton={<BoxSkeleton />}>
        {({ options, collections, coming }) => (
          <>
            {isAwaited(collections) && <CollectionList collections={collections} />}
            {options.length === 0 ? (
              <>
                {isAwaited(collections) ? (
                  <p className={styles.soft}>
                    <Trans>All your containers go with this collection. There is nothing else to return.</Trans>
                  </p>
                ) : (
                  <Notice icon="recycle" title={say(recyclingMessages.nothing, locale)}>
                    <StartShopping />
                  </Notice>
                )}
                <HowReturningWorks />
              </>
            ) : (
              <AnswerWithAge query={addresses} skeleton={<BoxSkeleton />} isAgeSaid={false}>
                {({ addresses: own }) =>
                  own.length === 0 ? (
                    <p className={styles.soft}>
                      <Trans>
                        You have no address yet. <AppLink path="/account/myaddress">Add an address</AppLink>
                      </Trans>
                    </p>
                  ) : (
                    <CollectionForm options={options} addresses={own} coming={coming} />
                  )
                }
              </AnswerWithAge>
            )}
            {!isAwaited(collections) && <CollectionList collections={collections} />}
          </>
        )}
      </AnswerWithAge>
    </div>
  );
}

/** Whether somebody is to come: then that is what one looks for here. */
function isAwaited(collections: readonly Collection[]): boolean {
  return collections.some(({ state }) => state === 'asked');
}

function BoxSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      <Skeleton height="420px" />
    </>
  );
}
