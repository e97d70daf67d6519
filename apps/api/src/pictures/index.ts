export { hashesOf, keepPictures, missingAmong, type PictureHashes, readPicture } from './keep-pictures.ts';
export { develop, takePhotograph } from './make-photograph.ts';
