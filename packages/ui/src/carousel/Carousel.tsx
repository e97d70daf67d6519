import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { useMedia } from '../use-media.ts';
import { controls, dot, dots, head, root, slide, title, track } from './Carousel.css.ts';
import { useHolds } from './use-holds.ts';
import { useSlider } from './use-slider.ts';

export interface CarouselSlide {
  readonly key: string;
  /** Names the slide for screen readers. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  readonly label: string;
  /** Stands beside the buttons. */
  readonly heading?: ReactNode;
  readonly slides: readonly CarouselSlide[];
  /** How long until it moves on by itself, in ms. */
  readonly interval: number;
  /** How long a move takes, in ms. */
  readonly speed: number;
  /** After the last comes the first, for ever; takes four slides or more. @default true */
  readonly loop?: boolean;
  /** How long its size has been still before it is measured anew, in ms. @default 50 */
  readonly resizeDebounce?: number;
}

/**
 * Slides that move on by themselves: three a view, two below 1024 px, below 768 px one in the middle, 16 px from
 * the edges of the window (its container's gutter is crossed).
 *
 * It stands still while a guest points at it, has the keyboard in it or cannot see it, once they have pressed
 * Pause, and under reduced motion. Without scripts the slides are a row that scrolls.
 */
export function Carousel({
  label,
  heading,
  slides,
  interval,
  speed,
  loop = true,
  resizeDebounce = 50,
}: CarouselProps) {
  const whole = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [said, setSaid] = useState('');

  const reducedMotion = useMedia('reducedMotion');
  const [playing, setPlaying] = useState(true);
  // The system's wish or the guest's press: the later one counts.
  useEffect(() => setPlaying(!reducedMotion), [reducedMotion]);

  const { held, setDragged, release } = useHolds(whole);
  const moving = playing && !held;

  const { move, show, reveal } = useSlider(whole, row, {
    speed: reducedMotion ? 0 : speed,
    // With fewer there would be holes in the row.
    loop: loop && slides.length > 3,
    resizeDebounce,
    onSlide: setCurrent,
    onDrag: setDragged,
  });

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => move(1), interval);
    return () => clearInterval(timer);
  }, [moving, move, interval]);

  const nameOf = (index: number) => `${slides[index]?.label}, ${index + 1} of ${slides.length}`;
  const press = (by: 1 | -1) => setSaid(nameOf(move(by)));
  const choose = (index: number) => {
    show(index);
    setSaid(nameOf(index));
  };
  const toggle = () => {
    setPlaying(!playing);
    release();
  };

  return (
    <section ref={whole} className={root} aria-roledescription="carousel" aria-label={label}>
      <div className={head}>
        {heading && <div className={title}>{heading}</div>}
        <div className={controls}>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            variant="outline"
            label={playing ? 'Pause' : 'Play'}
            onClick={toggle}
          />
          <IconButton
            icon="arrow-left"
            variant="outline"
            label="Previous"
            aria-controls={id}
            onClick={() => press(-1)}
          />
          <IconButton
            icon="arrow-right"
            variant="outline"
            label="Next"
            aria-controls={id}
            onClick={() => press(1)}
          />
        </div>
      </div>
      <div ref={row} id={id} aria-live={moving ? 'off' : 'polite'} className={track}>
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
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
            aria-label={`Show ${nameOf(index)}`}
            aria-controls={id}
            aria-current={index === current || undefined}
            onClick={() => choose(index)}
          />
        ))}
      </div>
      {/* Only moves a guest has asked for are spoken. */}
      <LiveRegion>{moving ? '' : said}</LiveRegion>
    </section>
  );
}
