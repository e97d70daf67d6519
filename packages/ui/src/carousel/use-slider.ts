import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { media } from '../theme/media.ts';

interface SliderOptions {
  /** How long one move takes, in ms; 0 changes at once. */
  readonly speed: number;
  /** After the last slide comes the first again, in the same direction. */
  readonly loop: boolean;
  /** How long its size must stay the same before it is measured again, in ms. */
  readonly resizeDebounce: number;
  /** Called when another slide becomes the first in view. */
  readonly onSlide: (index: number) => void;
  readonly onDrag: (dragged: boolean) => void;
}

interface Slider {
  /** Moves on (1) or back (-1) by one; at an end that does not loop, to the other end. @returns where to */
  readonly move: (by: 1 | -1) => number;
  /** Brings a slide to the front, the shorter way round. */
  readonly show: (index: number) => void;
  /** The same, unless the slide is already in view as a whole. */
  readonly reveal: (index: number) => void;
}

/**
 * Turns a row of slides that scrolls into one that slides, and keeps the current slides in view. Only the row's
 * stylesheet sets the slides' width; `whole` gets `data-live` when the slider has taken over. The slider's library
 * loads after everything that the page needs to be read: until then, and if it never loads, the row scrolls.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the moves share the slider that one effect creates and measures
export function useSlider(
  whole: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  { speed, loop, resizeDebounce, onSlide, onDrag }: SliderOptions,
): Slider {
  const slider = useRef<KeenSliderInstance>(null);
  const slid = useEffectEvent(onSlide);
  const dragged = useEffectEvent(onDrag);

  useEffect(() => {
    const root = whole.current;
    const track = row.current;
    if (!root || !track) return;
    let wanted = true;
    let frame = 0;

    async function start(root: HTMLElement, track: HTMLElement) {
      const { default: KeenSlider } = await import('keen-slider');
      if (!wanted) return;
      const slideWidth = track.firstElementChild?.getBoundingClientRect().width ?? 0;
      slider.current = new KeenSlider(track, {
        selector: () => [...track.children].filter((child) => child instanceof HTMLElement),
        // Where the guest has scrolled to.
        initial: slideWidth > 0 ? Math.round(track.scrollLeft / slideWidth) : 0,
        loop,
        slides: { perView: 'auto' },
        breakpoints: { [media.phoneOnly]: { slides: { perView: 'auto', origin: 'center' } } },
        created: ({ track: { details } }) => {
          slid(details?.rel ?? 0);
          // The slider places its slides in the next frame, so the stylesheet's change has to come in the same one.
          frame = requestAnimationFrame(() => root.setAttribute('data-live', ''));
        },
        slideChanged: ({ track: { details } }) => slid(details.rel),
        dragStarted: () => dragged(true),
        dragEnded: () => dragged(false),
      });
    }
    start(root, track).catch(() => {
      // The row keeps scrolling without the slider.
    });

    return () => {
      wanted = false;
      cancelAnimationFrame(frame);
      slider.current?.destroy();
      root.removeAttribute('data-live');
      slider.current = null;
    };
  }, [whole, row, loop]);

  // The slider follows the window by itself; this follows every other change of its size, such as a scrollbar's.
  useEffect(() => {
    const track = row.current;
    if (!track || typeof ResizeObserver === 'undefined') return;
    let timer = 0;
    const observer = new ResizeObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => slider.current?.update(), resizeDebounce);
    });
    observer.observe(track);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [row, resizeDebounce]);

  const show = useCallback(
    (index: number) => {
      const keen = slider.current;
      if (!keen?.track.details) return;
      keen.moveToIdx(Math.min(index, keen.track.details.maxIdx), false, { duration: speed });
    },
    [speed],
  );

  const reveal = useCallback(
    (index: number) => {
      const portion = slider.current?.track.details?.slides[index]?.portion ?? 1;
      if (portion < 0.99) show(index);
    },
    [show],
  );

  const move = useCallback(
    (by: 1 | -1) => {
      const keen = slider.current;
      if (!keen?.track.details) return 0;
      const { abs, minIdx, maxIdx } = keen.track.details;
      const next = (keen.animator.targetIdx ?? abs) + by;
      const to = next > maxIdx ? minIdx : next < minIdx ? maxIdx : next;
      keen.moveToIdx(to, true, { duration: speed });
      return keen.track.absToRel(to);
    },
    [speed],
  );

  return { move, show, reveal };
}
