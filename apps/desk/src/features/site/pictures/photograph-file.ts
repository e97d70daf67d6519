import { type Cut, cutOf, type Focus } from './cut.ts';

/** In px: the largest picture that the site shows. */
const MOST_WIDE = 2000;

/** In px: narrower ones look blurred. */
const LEAST_WIDE = 800;

/** Of the JPEG that is sent. */
const QUALITY = 0.92;

/** A chosen file as a picture, or a sentence about why it is none. */
export async function readPhotograph(file: File): Promise<ImageBitmap | string> {
  if (file.type === 'image/svg+xml') return 'This is a drawing: choose a JPEG, PNG or WebP.';
  try {
    const picture = await createImageBitmap(file);
    const { width } = cutOf(picture, 50);
    if (width >= LEAST_WIDE) return picture;
    return `This picture is ${width} pixels wide; ${LEAST_WIDE} are needed, ${MOST_WIDE} are best.`;
  } catch {
    return 'This browser cannot read the file as a picture: export it as JPEG first.';
  }
}

/** Shows a picture with its cut bright. */
export function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, focus: Focus): void {
  const scale = 480 / picture.width;
  canvas.width = 480;
  canvas.height = Math.round(picture.height * scale);
  const { x, y, width, height } = cutOf(picture, focus);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.globalAlpha = 0.3;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  pen.globalAlpha = 1;
  const place = [x * scale, y * scale, width * scale, height * scale] as const;
  pen.drawImage(picture, x, y, width, height, ...place);
  pen.strokeStyle = '#fff';
  pen.lineWidth = 2;
  pen.strokeRect(...place);
}

/**
 * The cut as a JPEG in base64, no larger than the site shows: a telephone on a slow line sends a tenth, and nothing of the
 * camera's metadata.
 */
export async function jpegOf(picture: ImageBitmap, cut: Cut): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(cut.width, MOST_WIDE);
  canvas.height = Math.round((canvas.width * cut.height) / cut.width);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^[^,]*,/, '');
}
