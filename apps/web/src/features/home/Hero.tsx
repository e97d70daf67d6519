import type { Wire } from '@motel/api-client';
import type { OffersWire } from '@motel/api-client/contracts';
import type { CivilDate } from '@motel/booking-core';
import type { SiteParts } from '@motel/content';
import { classes, Heading } from '@motel/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { Postmark } from '../../shared/postmark/Postmark.tsx';
import { useMotelToday, useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './Hero.css.ts';
import { heroWindows } from './hero-windows.ts';
import { offersForOne } from './tonight.precomputed.ts';
import * as vacancySignStyles from './VacancySign.css.ts';

/** The picture side of a postcard (§2), with the search on its lower edge. */
export function Hero({ children }: { readonly children: ReactNode }) {
  const { motel } = useWords();
  const { words, hero } = useSitePart('home');
  const { isPhoto, scenes } = hero;
  return (
    <div className={styles.hero}>
      <div className={styles.card}>
        <div className={classes(styles.sky, isPhoto && styles.photo)}>
          <HeroPicture scenes={scenes} />
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
function HeroPicture({ scenes }: Pick<SiteParts['home']['hero'], 'scenes'>) {
  return SKIES.map((sky) => <Scene key={sky} {...scenes[sky]} className={styles.scenes[sky]} />);
}

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

const DAY = 86_400_000;

/** Reasons against a stay of tonight alone that a longer one does not meet. */
const ONLY_LONGER = /^(?:stay-too-short|closed-to-departure)$/;

/** The board below the inn's sign: empty until tonight's rooms are known, and while the page is out of sight. */
function VacancySign() {
  const { t } = useWords();
  const today = useMotelToday();
  const wire = useWire();
  const [words, setWords] = useState('');
  useEffect(() => {
    const look = () => {
      setWords('');
      if (document.hidden) return;
      isVacant(wire, today).then(
        (is) => setWords(is ? t('VACANCY') : t('NO VACANCY')),
        () => {},
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [t, wire, today]);
  if (words === '') return null;
  // The drawing's board has room for `NO VACANCY` on one line.
  const size = words.length > 11 ? vacancySignStyles.long : undefined;
  return (
    <p className={vacancySignStyles.sign}>
      <span className={size}>{words}</span>
    </p>
  );
}

/**
 * Whether a guest who comes tonight finds a room. It takes the answer as our own server wrote it: the client's checks
 * would weigh more than half as much as all other scripts of the page.
 * @throws when there is no answer
 */
async function isVacant({ baseUrl = '', fetch: send = fetch }: Wire, today: CivilDate): Promise<boolean> {
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  const answer = await send(`${baseUrl}${offersForOne}&from=${today}&to=${tomorrow}`);
  const { offers }: OffersWire = await answer.json();
  return offers.some(({ stay, reason }) => stay ?? ONLY_LONGER.test(reason?.code ?? ''));
}
