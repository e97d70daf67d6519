import type { SiteParts } from '@motel/content';
import { classes, Heading } from '@motel/ui';
import type { ReactNode } from 'react';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { Postmark } from '../../shared/postmark/Postmark.tsx';
import { useMotelToday } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './Hero.css.ts';
import { heroWindows } from './hero-windows.ts';
import { VacancySign } from './VacancySign.tsx';

/** The picture side of a postcard (§2), with the search on its lower edge. */
export function Hero({ children }: { readonly children: ReactNode }) {
  const { motel } = useWords();
  const { words, hero } = useSitePart('home');
  const { isPhoto, scenes } = hero;
  return (
    <div className={styles.hero}>
      <div className={styles.card}>
        <div className={classes(styles.sky, isPhoto && styles.photo)}>
          {SKIES.map((sky) => (
            <Scene key={sky} {...scenes[sky]} className={styles.scenes[sky]} />
          ))}
          <div className={styles.words}>
            <Heading level={1} size="hero" className={styles.headline}>
              {motel.tagline}
            </Heading>
            <p className={styles.lead}>{words.lead}</p>
          </div>
          {!isPhoto && (
            <>
              <Postmark day={useMotelToday()} className={styles.postmark} />
              <VacancySign />
            </>
          )}
        </div>
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  );
}

/** The server knows neither the theme nor the hour: all pictures are in the page, the hidden ones lazy, so never loaded. */
const SKIES = ['day', 'dusk', 'night'] as const;

type SceneProps = SiteParts['home']['hero']['scenes']['day'] & { readonly className: string };

function Scene({ alt, phone, tablet, desktop, className }: SceneProps) {
  return (
    <picture className={className}>
      <source media={heroWindows.phone} srcSet={phone} width={800} height={1280} />
      <source media={heroWindows.tablet} srcSet={tablet} width={1000} height={900} />
      <img
        src={desktop}
        alt={alt}
        width={1600}
        height={860}
        loading="lazy"
        fetchPriority="high"
        decoding="sync"
        className={styles.image}
      />
    </picture>
  );
}
