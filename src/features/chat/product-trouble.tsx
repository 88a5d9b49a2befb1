import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';

import styles from './chat-form.module.css';

/** In the shopper's words, as customer care reads them; empty where nothing was chosen. */
export interface Trouble {
  readonly wrong: string;
  readonly wish: string;
}

export const NO_TROUBLE: Trouble = { wrong: '', wish: '' };

/** "Damaged. I would like my money back"; empty where nothing was chosen. */
export const troubleInWords = ({ wrong, wish }: Trouble): string =>
  [wrong, wish].filter((one) => one !== '').join('. ');

interface Props {
  trouble: Trouble;
  onChange: (trouble: Trouble) => void;
}

/** What is wrong with the products that a shopper writes about, and what they would like: a tap each in place of a letter. */
export function ProductTrouble({ trouble, onChange }: Props) {
  const { t } = useLingui();
  const wrongs = [t`Missing`, t`Damaged`, t`Not fresh`, t`Not what I ordered`];
  const wishes = [t`I would like my money back`, t`Please bring it again`];
  return (
    <>
      <Chips
        title={<Trans>What is wrong?</Trans>}
        words={wrongs}
        chosen={trouble.wrong}
        onChoose={(wrong) => onChange({ ...trouble, wrong })}
      />
      <Chips
        title={<Trans>What would you like?</Trans>}
        words={wishes}
        chosen={trouble.wish}
        onChoose={(wish) => onChange({ ...trouble, wish })}
      />
    </>
  );
}

interface ChipsProps {
  title: ReactNode;
  words: readonly string[];
  chosen: string;
  onChoose: (words: string) => void;
}

/** One of them, or none: a second tap takes it back. */
function Chips({ title, words, chosen, onChoose }: ChipsProps) {
  const titleId = useId();
  return (
    <>
      <p id={titleId} className={styles.asked}>
        {title}
      </p>
      <ul className={styles.products} aria-labelledby={titleId}>
        {words.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={styles.words}
              aria-pressed={one === chosen}
              onClick={() => onChoose(one === chosen ? '' : one)}
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
