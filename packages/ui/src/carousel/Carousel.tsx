import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { useMedia } from '../use-media.ts';
import { useSpoken } from '../words.ts';
import { controls, dot, dots, head, root, slide, title, track } from './Carousel.css.ts';
import { usePauses } from './use-pauses.ts';
import { useSlider } from './use-slider.ts';

interface CarouselSlide {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly heading?: ReactNode;
  readonly slides: readonly CarouselSlide[];
  /** The delay before it moves on by itself, in ms. */
  readonly interval: number;
  /** The duration of a move, in ms. */
  readonly speed: number;
  /** How long its size must stay the same before it is measured again, in ms. @default 50 */
  readonly resizeDebounce?: number;
}

/**
 * Slides that move on by themselves: three at a time, two below 1024 px, one in the middle below 768 px, 16 px from
 * the edges of the window (it extends over its container's gutter).
 *
 * It stops while a guest points at it, has focus in it or cannot see it, once they have pressed Pause, and under
 * reduced motion. Without scripts the slides are a row that scrolls.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its markup reads in the order of the keyboard
export function Carousel({ label, heading, slides, interval, speed, resizeDebounce = 50 }: CarouselProps) {
  const { t } = useSpoken();
  const whole = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [said, setSaid] = useState('');

  const reducedMotion = useMedia('reducedMotion');
  const [playing, setPlaying] = useState(true);
  // The system's preference or the guest's press: the later one counts.
  useEffect(() => setPlaying(!reducedMotion), [reducedMotion]);

  const { isPaused, setDragged, resume } = usePauses(whole);
  const moving = playing && !isPaused;

  const { move, show, reveal } = useSlider(whole, row, {
    speed: reducedMotion ? 0 : speed,
    // Fewer slides would leave gaps in the row.
    loop: slides.length > 3,
    resizeDebounce,
    onSlide: setCurrent,
    onDrag: setDragged,
  });

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => move(1), interval);
    return () => clearInterval(timer);
  }, [moving, move, interval]);

  const nameOf = (index: number) =>
    t('{name}, {number} of {count}', {
      name: slides[index]?.label ?? '',
      number: index + 1,
      count: slides.length,
    });
  const press = (by: 1 | -1) => setSaid(nameOf(move(by)));
  const choose = (index: number) => {
    show(index);
    setSaid(nameOf(index));
  };
  const toggle = () => {
    setPlaying(!playing);
    resume();
  };

  return (
    <section ref={whole} className={root} aria-roledescription="carousel" aria-label={label}>
      <div className={head}>
        {heading && <div className={title}>{heading}</div>}
        <div className={controls}>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            variant="outline"
            label={playing ? t('Pause') : t('Play')}
            onClick={toggle}
          />
          <IconButton
            icon="arrow-left"
            variant="outline"
            label={t('Previous')}
            aria-controls={id}
            onClick={() => press(-1)}
          />
          <IconButton
            icon="arrow-right"
            variant="outline"
            label={t('Next')}
            aria-controls={id}
            onClick={() => press(1)}
          />
        </div>
      </div>
      <div ref={row} id={id} aria-live={moving ? 'off' : 'polite'} className={track}>
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={nameOf(index)}
            className={slide}
            onFocus={() => reveal(index)}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={dots}>
        {slides.map(({ key }, index) => (
          <button
            key={key}
            type="button"
            className={dot}
            aria-label={t('Show {slide}', { slide: nameOf(index) })}
            aria-controls={id}
            aria-current={index === current || undefined}
            onClick={() => choose(index)}
          />
        ))}
      </div>
      {/* Screen readers announce only the moves that a guest asked for. */}
      <LiveRegion>{moving ? '' : said}</LiveRegion>
    </section>
  );
}
