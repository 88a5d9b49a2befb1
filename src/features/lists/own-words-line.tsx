import { Trans } from '@lingui/react/macro';

import { Icon } from '#src/ui/icon.tsx';

import styles from './add-by-name.module.css';

interface Props {
  words: string;
  /** How many are put on the list. */
  count: number;
  isOnList: boolean;
  onAdd: () => void;
}

/** What is typed as it stands, for what the shop does not sell or the shopper does not want to choose yet: one tap puts it on the list. */
export function OwnWordsLine({ words, count, isOnList, onAdd }: Props) {
  return (
    <button type="button" className={styles.line} onClick={onAdd}>
      <span className={styles.pencil}>
        <Icon name="pencil-simple" />
      </span>
      <span className={styles.words}>
        <span>
          {count > 1 && `${count} × `}
          <Trans>
            “<bdi>{words}</bdi>”
          </Trans>
        </span>
        <span className={styles.facts}>
          <span>{isOnList ? <Trans>On this list</Trans> : <Trans>In your own words</Trans>}</span>
        </span>
      </span>
      <Icon name={isOnList ? 'check' : 'plus'} />
    </button>
  );
}
