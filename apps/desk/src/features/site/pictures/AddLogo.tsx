import { type AddedPicture, AddPicture } from './AddPicture.tsx';
import { onSign, signs } from './Pictures.css.ts';

/** Chooses a sign of the motel's own, sees it as small as it is beside the name, and puts it into the draft. */
export function AddLogo({ onAdded }: { readonly onAdded: (added: AddedPicture) => void }) {
  return (
    <AddPicture
      label="A sign of your own, as SVG or PNG"
      action="Add the sign"
      accept="image/svg+xml,image/png"
      read={readLogo}
      bytesOf={pngOf}
      show={(canvas) => (
        <p className={signs}>
          {(['day', 'night'] as const).map((sky) => (
            <img
              key={sky}
              className={onSign[sky]}
              src={canvas.toDataURL()}
              alt={`The sign by ${sky}`}
              width={48}
              height={36}
            />
          ))}
          As it is beside the name, by day and by night
        </p>
      )}
      onAdded={onAdded}
    />
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
  image.src = await addressOf(file);
  try {
    await image.decode();
  } catch {
    return 'This browser cannot read the file as a picture: export it again.';
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

/** In base64. */
function pngOf(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}

/** As `data:`, which the security policy allows for pictures. */
function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
