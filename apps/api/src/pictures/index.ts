export { hashesOf, keepPictures, missingAmong, type PictureHashes } from './keep-pictures.ts';
export { makePhotograph } from './make-photograph.ts';
export { readPicture } from './read-picture.ts';
