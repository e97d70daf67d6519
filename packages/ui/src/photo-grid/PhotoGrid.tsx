import { useRef, useState } from 'react';
import { Picture, type PictureProps } from '../picture/Picture.tsx';
import { useScrolls } from '../scroller/use-scrolls.ts';
import { useSpoken } from '../words.ts';
import { count, item, more, opener, root, strip } from './PhotoGrid.css.ts';

export interface Photo extends Pick<PictureProps, 'alt' | 'evening' | 'sources' | 'tone'> {
  readonly src: string;
  /** Its original size in px. @default 1200 × 900 */
  readonly width?: number;
  readonly height?: number;
}

export interface PhotoGridProps {
  readonly label: string;
  /** The first is the large one; wide screens show five, phones all of them as a strip. */
  readonly photos: readonly Photo[];
  /** Shown in place of a photo that fails to load. */
  readonly placeholder?: string | undefined;
  /** Makes each photo a button; called with its index, from 0. */
  readonly onOpen?: ((index: number) => void) | undefined;
}

/** The number of photos that a wide screen shows. */
const SHOWN = 5;

/** The width of the large picture: beside the four small ones, or nearly the whole of a phone. */
export const largePhotoWidths = '(min-width: 1296px) 680px, (min-width: 768px) 53vw, 88vw';
const SMALL = '(min-width: 768px) 23vw, 88vw';

/** One large picture and four small ones; on phones a strip to swipe, with a counter. */
export function PhotoGrid({ label, photos, placeholder, onOpen }: PhotoGridProps) {
  const { t } = useSpoken();
  const element = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(element);
  const [current, setCurrent] = useState(0);

  const follow = () => {
    const { scrollLeft = 0, scrollWidth = 1, clientWidth = 0 } = element.current ?? {};
    setCurrent(Math.round((scrollLeft / Math.max(1, scrollWidth - clientWidth)) * (photos.length - 1)));
  };
  return (
    <div className={root}>
      <ul
        ref={element}
        aria-label={label}
        // A strip that scrolls is focusable for the arrow keys, unless it has buttons in it.
        tabIndex={scrolls && !onOpen ? 0 : undefined}
        className={strip}
        onScroll={follow}
      >
        {photos.map((photo, index) => {
          const isLarge = index === 0;
          const picture = (
            <Picture
              width={1200}
              height={900}
              {...photo}
              placeholder={placeholder}
              fill
              priority={isLarge}
              sizes={isLarge ? largePhotoWidths : SMALL}
            />
          );
          return (
            <li key={photo.src} className={item}>
              {onOpen ? (
                <button
                  type="button"
                  className={opener}
                  aria-label={t('Open photo {number} of {count}: {alt}', {
                    number: index + 1,
                    count: photos.length,
                    alt: photo.alt,
                  })}
                  onClick={() => onOpen(index)}
                >
                  {picture}
                </button>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
      {photos.length > 1 && (
        <span aria-hidden="true" className={count}>
          {`${current + 1} / ${photos.length}`}
        </span>
      )}
      {photos.length > SHOWN && (
        <span aria-hidden="true" className={more}>
          {`+${photos.length - SHOWN}`}
        </span>
      )}
    </div>
  );
}
