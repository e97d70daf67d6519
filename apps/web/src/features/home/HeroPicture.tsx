import * as styles from './HeroPicture.css.ts';
import * as scenes from './hero-scenes.precomputed.ts';
import { heroWindows } from './hero-windows.ts';

/**
 * The motel by day, and by night in the dark theme. The server does not know the guest's theme: both pictures are in
 * the page, and the hidden one is lazy, so that it never loads.
 */
export function HeroPicture() {
  return (
    <>
      <Scene {...scenes.day} className={styles.byDay} />
      <Scene {...scenes.night} className={styles.atNight} />
    </>
  );
}

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
