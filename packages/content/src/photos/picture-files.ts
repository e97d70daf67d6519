import { eveningRooms } from '../own.ts';
import { drawingFiles, type PictureFiles, photoFiles } from './files-of.ts';

/**
 * Derived from the address alone, so that a page needs no list of pictures.
 * @param address from the API: of a drawing, a photograph, or a picture from elsewhere
 */
export function pictureFiles(address: string | undefined): PictureFiles {
  return photoFiles(address) ?? drawingFiles(address, eveningRooms);
}
