import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './rows.module.css';

/** The device's own rows are there in a moment; after this long it has no database, or a broken one. */
const PATIENCE_MS = 8000;

/** In the shape of what comes; says so where nothing comes. */
export function RowsSkeleton() {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isPatient) {
    return (
      <Notice icon="warning-circle" title={<Trans>This device could not open your lists</Trans>} said="alert">
        <p>
          <Trans>What the shop has saved is safe. Loading the page again may help.</Trans>
        </p>
        <Button onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <div className={styles.tab} aria-busy="true">
      <Skeleton height="48px" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="93px" />
      ))}
    </div>
  );
}
