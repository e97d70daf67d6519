import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { byDay, choice, fills, inEvening, missing, picture, ratios } from './Picture.css.ts';

export interface PictureProps {
  /** Without an address, or when it fails to load, the placeholder shows. */
  readonly src?: string | undefined;
  /** The same picture after dark, shown instead in the dark theme. */
  readonly evening?: string | undefined;
  /** A description; empty for decoration. */
  readonly alt: string;
  /** Its original size in px: reserves its space while it loads. */
  readonly width: number;
  readonly height: number;
  /** The shape of the crop. @default its own */
  readonly ratio?: keyof typeof ratios | undefined;
  /** Takes its container's height instead. @default false */
  readonly fill?: boolean;
  /** Address of the placeholder; without it the words of `alt` show. */
  readonly placeholder?: string | undefined;
  /** Among the first things seen: loaded at once and before other pictures. @default false */
  readonly priority?: boolean;
  /** Other files of it, best format first; the browser takes the first that it supports, in the size that it needs. */
  readonly sources?: readonly PictureSource[] | undefined;
  /**
   * The displayed width, by which the browser chooses among `sources`: `(min-width: 1024px) 33vw, 90vw`. For lazy
   * pictures the browser measures the real width if it can. @default as wide as the window
   */
  readonly sizes?: string | undefined;
  /** The colour in its place while it loads, such as `#c8a27f`. @default that of a sunk surface */
  readonly tone?: string | undefined;
  /** The part that a crop keeps (`object-position`). */
  readonly className?: string | undefined;
}

export interface PictureSource {
  /** Such as `image/avif`. */
  readonly type: string;
  readonly srcSet: string;
}

/**
 * A picture whose space is reserved before it loads and if it never does. With one for the evening both are in the
 * page, because the server does not know the guest's theme; the hidden one is lazy, so that it never loads.
 */
export function Picture({ evening, className, ...rest }: PictureProps) {
  if (!evening) return <OnePicture {...rest} className={className} />;
  return (
    <>
      <OnePicture {...rest} isLazy className={classes(byDay, className)} />
      <OnePicture {...rest} isLazy src={evening} className={classes(inEvening, className)} />
    </>
  );
}

function OnePicture({
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
  isLazy = !priority,
  className,
}: Omit<PictureProps, 'evening'> & { readonly isLazy?: boolean }) {
  const { element, shown, fail } = useShown([src, placeholder]);
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
      loading={isLazy ? 'lazy' : 'eager'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      data-tone={tone}
      className={classes(picture, fill && fills, ratio && ratios[ratio], className)}
      onError={() => fail(shown)}
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

/** The first address that has not failed, and the element that loads it. */
function useShown(addresses: readonly (string | undefined)[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const element = useRef<HTMLImageElement>(null);
  const shown = addresses.find((address) => address && !failed.includes(address));
  const fail = (address: string) => setFailed((before) => [...before, address]);

  // A server-rendered picture may have failed before React could listen.
  useEffect(() => {
    const image = element.current;
    if (!shown || !image?.complete || image.naturalWidth > 0) return;
    let current = true;
    image.decode?.().catch(() => current && setFailed((before) => [...before, shown]));
    return () => {
      current = false;
    };
  }, [shown]);
  return { element, shown, fail };
}
