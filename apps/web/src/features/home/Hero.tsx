import { homeWords, motel } from '@motel/content';
import { classes, Heading } from '@motel/ui';
import type { ReactNode } from 'react';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import { Postmark } from '../../shared/postmark/Postmark.tsx';
import * as styles from './Hero.css.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { isPhoto } from './hero-scenes.derived.ts';
import { VacancySign } from './VacancySign.tsx';

/** The picture side of a postcard (§2), with the search on its lower edge. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div className={styles.card}>
        <div className={classes(styles.sky, isPhoto && styles.photo)}>
          <HeroPicture />
          <div className={styles.words}>
            <Heading level={1} size="hero" className={styles.headline}>
              {motel.tagline}
            </Heading>
            <p className={styles.lead}>{homeWords.lead}</p>
          </div>
          <Postmark day={useMotelToday()} className={styles.postmark} />
          {!isPhoto && <VacancySign />}
        </div>
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  );
}
