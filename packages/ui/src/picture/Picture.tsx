import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { choice, fills, missing, picture, ratios } from './Picture.css.ts';

export interface PictureProps {
  /** Nothing, or an address that fails, shows the placeholder. */
  readonly src?: string | undefined;
  /** What it shows; empty for decoration. */
  readonly alt: string;
  /** Its own size in px: it keeps its place while it loads. */
  readonly width: number;
  readonly height: number;
  /** Shape it is cropped to. @default its own */
  readonly ratio?: keyof typeof ratios | undefined;
  /** Takes the height of what it stands in instead. @default false */
  readonly fill?: boolean;
  /** Address of a picture to show instead; without it the words of `alt` take its place. */
  readonly placeholder?: string | undefined;
  /** Among the first things seen: loaded at once and before others. @default false */
  readonly priority?: boolean;
  /** Other files of it, best format first; the browser takes the first that it can show, in the size it needs. */
  readonly sources?: readonly PictureSource[] | undefined;
  /**
   * How wide it is shown, for the choice among `sources`: `(min-width: 1024px) 33vw, 90vw`. Pictures that come late
   * are chosen by the place they really take where the browser can. @default as wide as the window
   */
  readonly sizes?: string | undefined;
  /** Colour that stands in its place while it comes, such as `#c8a27f`. @default that of a sunk surface */
  readonly tone?: string | undefined;
  /** For the part that stays in a crop (`object-position`). */
  readonly className?: string | undefined;
}

export interface PictureSource {
  /** Such as `image/avif`. */
  readonly type: string;
  readonly srcSet: string;
}

/** A picture that keeps its place before it comes and when it never does. */
export function Picture({
  src,
  alt,
  width,
  height,
  ratio,
  fill = false,
  placeholder,
  priority = false,
  sources = [],
  sizes = '100vw',
  tone,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const element = useRef<HTMLImageElement>(null);
  const shown = [src, placeholder].find((address) => address && !failed.includes(address));

  // A server-rendered picture may have failed before React could hear of it.
  useEffect(() => {
    const image = element.current;
    if (!shown || !image?.complete || image.naturalWidth > 0) return;
    let current = true;
    image.decode?.().catch(() => current && setFailed((before) => [...before, shown]));
    return () => {
      current = false;
    };
  }, [shown]);

  if (!shown) {
    return (
      <div
        className={classes(picture, missing, fill ? fills : ratios[ratio ?? '4 / 3'], className)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Icon name="picture" size={32} />
        {alt}
      </div>
    );
  }
  const image = (
    <img
      ref={element}
      src={shown}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      data-tone={tone}
      className={classes(picture, fill && fills, ratio && ratios[ratio], className)}
      onError={() => setFailed((before) => [...before, shown])}
    />
  );
  if (sources.length === 0 || shown !== src) return image;
  return (
    <picture className={choice}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={priority ? sizes : `auto, ${sizes}`} />
      ))}
      {image}
    </picture>
  );
}
