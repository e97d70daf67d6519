import * as styles from './HeroPicture.css.ts';
import { scenes } from './hero-scenes.derived.ts';
import { heroWindows } from './hero-windows.ts';

/**
 * The motel by day, at dusk and at night. The server knows neither the guest's theme nor when the page shows: all
 * pictures are in the page, and the hidden ones are lazy, so that they never load.
 */
export function HeroPicture() {
  return SKIES.map((sky) => <Scene key={sky} {...scenes[sky]} className={styles.scenes[sky]} />);
}

const SKIES = ['day', 'dusk', 'night'] as const;

interface SceneProps {
  readonly alt: string;
  readonly phone: string;
  readonly tablet: string;
  readonly desktop: string;
  readonly className: string;
}

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
