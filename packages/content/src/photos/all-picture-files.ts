import { eveningPlaces, eveningRooms } from '../own.ts';
import { drawingFiles, type PictureFiles } from './files-of.ts';
import { pictureFiles } from './picture-files.ts';

/** Like `pictureFiles`, for pictures that are not a room's as well; for the server and the build. */
export function allPictureFiles(address: string): PictureFiles {
  return address.startsWith('/pictures/')
    ? drawingFiles(address, [...eveningRooms, ...eveningPlaces])
    : pictureFiles(address);
}

export { photoInWidth } from './files-of.ts';
