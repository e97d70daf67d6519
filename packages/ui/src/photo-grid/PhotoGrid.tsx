import { useRef } from 'react';
import { Picture } from '../picture/Picture.tsx';
import { useScrolls } from '../scroller/use-scrolls.ts';
import { item, root } from './PhotoGrid.css.ts';

export interface Photo {
  readonly src: string;
  readonly alt: string;
}

export interface PhotoGridProps {
  /** Names the list for screen readers. */
  readonly label: string;
  /** The first is the large one; wide screens show five, phones all of them as a strip. */
  readonly photos: readonly Photo[];
  /** Shown for a photo that fails. */
  readonly placeholder?: string | undefined;
  /** The photos' own size in px. @default 1200 × 900 */
  readonly size?: { readonly width: number; readonly height: number };
}

/** One large picture and four small; on phones a strip to swipe. */
export function PhotoGrid({
  label,
  photos,
  placeholder,
  size = { width: 1200, height: 900 },
}: PhotoGridProps) {
  const element = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(element);
  return (
    // A strip that scrolls takes the arrow keys.
    <ul ref={element} aria-label={label} tabIndex={scrolls ? 0 : undefined} className={root}>
      {photos.map(({ src, alt }, index) => (
        <li key={src} className={item}>
          <Picture src={src} alt={alt} {...size} placeholder={placeholder} fill priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
