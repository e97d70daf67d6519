import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { fills, missing, picture, ratios } from './Picture.css.ts';

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
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** For the part that stays in a crop (`object-position`). */
  readonly className?: string | undefined;
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
  srcSet,
  sizes,
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
        {alt}
      </div>
    );
  }
  return (
    <img
      ref={element}
      src={shown}
      srcSet={shown === src ? srcSet : undefined}
      sizes={shown === src ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={classes(picture, fill && fills, ratio && ratios[ratio], className)}
      onError={() => setFailed((before) => [...before, shown])}
    />
  );
}
