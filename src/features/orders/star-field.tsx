import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import styles from './star-field.module.css';

interface Props {
  label: string;
  /** 1 to 5; null for none. */
  stars: number | null;
  onChange: (stars: number) => void;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars: native radio buttons, so that the arrow keys choose, and each says how many it is; what so many mean stands below them. */
export function StarField({ label, stars, onChange }: Props) {
  const { t } = useLingui();
  const name = useId();
  const words = [t`Bad`, t`Not great`, t`Fair`, t`Good`, t`Excellent`];
  return (
    <div role="radiogroup" aria-label={label} className={styles.field}>
      <span aria-hidden="true">{label}</span>
      <span className={styles.stars}>
        {STARS.map((one) => {
          const isLit = stars !== null && one <= stars;
          return (
            <label key={one} className={styles.star}>
              <input
                type="radio"
                name={name}
                value={one}
                aria-label={t`${plural(one, { one: '# star', other: '# stars' })}`}
                checked={one === stars}
                onChange={() => onChange(one)}
              />
              <Icon name={isLit ? 'star-fill' : 'star'} size={44} />
            </label>
          );
        })}
      </span>
      <span aria-hidden="true" className={stars === null ? styles.ends : styles.word}>
        {(stars === null ? [words[0], words[4]] : [words[stars - 1]]).map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
    </div>
  );
}
