import { useLingui } from '@lingui/react/macro';

import type { Banner } from '#contract/catalogue.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { Carousel } from '#src/blocks/carousel.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

import styles from './hero.module.css';

/** What the shop wants said first. The slides are swiped, never moved by themselves. */
export function Hero({ slides }: { slides: readonly Banner[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Carousel label={t`Highlights`} slides="hero">
      {slides.map((slide, index) => (
        <li key={slide.key} className={`${styles.slide} ${styles[`tone${index % 3}`]}`}>
          <div className={styles.words}>
            <h2 className={styles.title}>{slide.title[locale]}</h2>
            <p className={styles.text}>{slide.text[locale]}</p>
            <AppLink path={slide.link} className={buttonClass('primary')}>
              {slide.action[locale]}
            </AppLink>
          </div>
          <img
            className={styles.picture}
            src={slide.image}
            alt=""
            width={640}
            height={412}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
          />
        </li>
      ))}
    </Carousel>
  );
}
