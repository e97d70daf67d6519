export { hashesOf, keepPictures, missingAmong, type PictureHashes, readPicture } from './keep-pictures.ts';
export { makePhotograph } from './make-photograph.ts';
