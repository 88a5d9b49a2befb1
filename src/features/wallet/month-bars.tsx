import type { WalletMonth } from '#contract/wallet.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './wallet-months.module.css';

const WIDTH = 336;
const HEIGHT = 120;
const BASE = 98;
const BAR = 32;

interface Props {
  /** The oldest first. */
  months: readonly (WalletMonth & { readonly name: string })[];
}

/** A bar for each month's balance, in the direction of the language. A picture alone: the table below says the figures. */
export function MonthBars({ months }: Props) {
  const isArabic = useLocale() === 'ar';
  const most = Math.max(1, ...months.map(({ balance }) => balance));
  const step = WIDTH / months.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.picture} aria-hidden="true" focusable="false">
      {months.map(({ month, name, balance }, at) => {
        const middle = step * ((isArabic ? months.length - 1 - at : at) + 0.5);
        // A month's place is seen when its balance is nothing, and a balance that is small beside another is more than that.
        const height = balance === 0 ? 3 : Math.max(8, Math.round((balance / most) * (BASE - 8)));
        return (
          <g key={month}>
            <rect
              data-empty={balance === 0 || undefined}
              x={middle - BAR / 2}
              y={BASE - height}
              width={BAR}
              height={height}
              rx="4"
            />
            <text x={middle} y={HEIGHT - 6}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
