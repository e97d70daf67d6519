import type { SitePicture } from '@motel/api-client/desk-contracts';
import type { ComponentProps } from 'react';

interface ThumbnailProps extends Pick<ComponentProps<'img'>, 'className' | 'alt'> {
  readonly picture: SitePicture;
}

/** A picture in its smallest size, once that is made, cut as its owner wants it. */
export function Thumbnail({ picture, alt = '', className }: ThumbnailProps) {
  const { src, isInMaking, focus } = picture;
  const small = isInMaking ? src : src.replace(/^(\/photos\/.*\/)\d+\.jpg$/, '$1480.webp');
  return <img className={className} src={small} alt={alt} loading="lazy" style={cutAt(focus)} />;
}

/** The style by which a cut keeps a point. */
export function cutAt(focus = '50 50') {
  return { objectPosition: focus.replace(/\d+/g, '$&%') };
}
