/** In px: the largest picture that the site shows. */
const MOST_WIDE = 2000;

const HEIC =
  'This browser cannot read HEIC: set the telephone’s camera to “Most compatible”, or choose the picture on the telephone itself.';

/**
 * A chosen file as a JPEG, no larger than the site shows: a telephone on a slow line sends a tenth, and nothing of the
 * camera's metadata; or a sentence about why it is no photograph. The server says which sizes it takes.
 */
export async function readPhotograph(file: File): Promise<Blob | string> {
  if (file.type === 'image/svg+xml') return 'This is a drawing: choose a JPEG, PNG or WebP.';
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) {
    const isHeic = /hei[cf]$/i.test(file.type || file.name);
    return isHeic ? HEIC : 'This browser cannot read the file as a picture: export it as JPEG first.';
  }
  const width = Math.min(picture.width, MOST_WIDE);
  const canvas = new OffscreenCanvas(width, Math.ceil((picture.height * width) / picture.width));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas');
  pen.imageSmoothingQuality = 'high';
  // Behind what is transparent in a PNG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}

/** As `data:`, which the security policy allows for pictures. */
export function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
