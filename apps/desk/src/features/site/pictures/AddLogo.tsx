import type { SitePicture } from '@motel/api-client/desk-contracts';
import type { ComponentProps } from 'react';
import { onSign, signs } from './Pictures.css.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { dataAddress } from './read-photograph.ts';
import { Thumbnail } from './Thumbnail.tsx';

const UNREADABLE = 'This browser cannot read the file as a picture: export it again.';

export function SignUpload({ onTaken }: Pick<ComponentProps<typeof PictureUpload>, 'onTaken'>) {
  return (
    <PictureUpload
      label="A sign of your own, as SVG or PNG"
      accept="image/svg+xml,image/png"
      read={async (file) => {
        const sign = await readLogo(file);
        if (typeof sign === 'string') return sign;
        return new Promise((resolve) => sign.toBlob((png) => resolve(png ?? UNREADABLE)));
      }}
      onTaken={onTaken}
    />
  );
}

/** A sign as small as it is beside the motel's name, by day and by night. */
export function Sign({ picture }: { readonly picture: SitePicture }) {
  return (
    <span className={signs}>
      {(['day', 'night'] as const).map((sky) => (
        <Thumbnail key={sky} picture={picture} className={onSign[sky]} alt={`The sign by ${sky}`} />
      ))}
    </span>
  );
}

/** In px: 4 to 3, like every picture of the site. */
const [WIDE, HIGH] = [960, 720];

/** Bytes: the drawing of a sign is far smaller. */
const MOST_BYTES = 2_000_000;

/** A chosen SVG or PNG as it is drawn, with nothing behind it; or a sentence about why it is no sign. */
export async function readLogo(file: File): Promise<HTMLCanvasElement | string> {
  if (!['image/svg+xml', 'image/png'].includes(file.type)) return 'Choose an SVG or a PNG.';
  if (file.size > MOST_BYTES) return 'This file has more than 2 MB: export the sign smaller.';
  // In an image element, scripts of a drawing do not run, and it loads nothing.
  const image = new Image();
  image.src = await dataAddress(file);
  try {
    await image.decode();
  } catch {
    return UNREADABLE;
  }
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  // A drawing without a size of its own has 0 in some browsers: it fills the sign.
  const [width, height] = [image.naturalWidth || WIDE, image.naturalHeight || HIGH];
  const scale = Math.min(WIDE / width, HIGH / height);
  const [wide, high] = [width * scale, height * scale];
  canvas.getContext('2d')?.drawImage(image, (WIDE - wide) / 2, (HIGH - high) / 2, wide, high);
  return canvas;
}
