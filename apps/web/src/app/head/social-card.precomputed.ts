import { readFileSync } from 'node:fs';
import { altOf } from '@motel/content/alt-texts';
import { OWN_FOLDER } from '@motel/content/build';

const SRC = '/social-card.png';

/** A PNG's header holds its size at fixed offsets. */
const header = readFileSync(`${OWN_FOLDER}public${SRC}`).subarray(0, 24);

/** The picture that services show with a link to the site. */
export const socialCard = {
  src: SRC,
  alt: altOf('/pictures/social-card.svg'),
  width: header.readUInt32BE(16),
  height: header.readUInt32BE(20),
};
