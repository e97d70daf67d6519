import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { Photo } from '../photo-grid/PhotoGrid.tsx';
import { Picture } from '../picture/Picture.tsx';
import { useSpoken } from '../words.ts';
import { caption, foot, next, previous, slide, strip, whole, words } from './PhotoViewer.css.ts';

export interface PhotoViewerProps {
  readonly title: string;
  readonly photos: readonly Photo[];
  /** The photo that it opens at, from 0. */
  readonly start: number;
  readonly placeholder?: string | undefined;
  readonly onClose: () => void;
}

/** Photos as large as the window: to swipe, or by its buttons and the arrow keys, Home and End. */
export function PhotoViewer({ title, photos, start, placeholder, onClose }: PhotoViewerProps) {
  const { t } = useSpoken();
  const last = photos.length - 1;
  const { element, current, show, follow } = useStrip(start, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  };
  return (
    <Dialog open onClose={onClose} title={title} width="full" closeLabel={t('Close photos')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever focus is inside */}
      <div onKeyDown={onKeyDown}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable */}
        <ul ref={element} aria-label={title} tabIndex={0} className={strip} onScroll={follow}>
          {photos.map((photo, index) => (
            <li key={photo.src} className={slide} aria-hidden={index !== current}>
              <Picture
                width={1200}
                height={900}
                {...photo}
                ratio="4 / 3"
                placeholder={placeholder}
                className={whole}
              />
            </li>
          ))}
        </ul>
        <div className={foot}>
          <span className={previous}>
            <IconButton
              icon="arrow-left"
              variant="outline"
              label={t('Previous photo')}
              aria-disabled={current === 0}
              onClick={() => show(current - 1)}
            />
          </span>
          <p aria-live="polite" className={words}>
            <strong>{t('{number} of {count}', { number: current + 1, count: photos.length })}</strong>
            <span className={caption}>{photos[current]?.alt}</span>
          </p>
          <span className={next}>
            <IconButton
              icon="arrow-right"
              variant="outline"
              label={t('Next photo')}
              aria-disabled={current === last}
              onClick={() => show(current + 1)}
            />
          </span>
        </div>
      </div>
    </Dialog>
  );
}

/** A strip that scrolls by photos: the current one, from 0, by swipes and by `show`. */
function useStrip(start: number, last: number) {
  const element = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only opens once
  useEffect(() => {
    element.current?.scrollTo({ left: start * element.current.clientWidth, behavior: 'instant' });
  }, []);

  return {
    element,
    current,
    show(index: number) {
      const wanted = Math.min(Math.max(index, 0), last);
      element.current?.scrollTo({ left: wanted * element.current.clientWidth });
      setCurrent(wanted);
    },
    follow() {
      const { scrollLeft = 0, clientWidth = 0 } = element.current ?? {};
      const shown = scrollLeft / clientWidth;
      // Between two photos neither is current.
      if (Math.abs(shown - Math.round(shown)) < 0.05) setCurrent(Math.round(shown));
    },
  };
}
