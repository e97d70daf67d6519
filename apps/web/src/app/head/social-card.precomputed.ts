import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { altOf } from '@motel/content/alt-texts';

const SRC = '/social-card.png';
const file = fileURLToPath(new URL(`../../../../../packages/content/public${SRC}`, import.meta.url));

/** A PNG's header holds its size at fixed offsets. */
const header = readFileSync(file).subarray(0, 24);

/** The picture that services show with a link to the site. */
export const socialCard = {
  src: SRC,
  alt: altOf('/pictures/social-card.svg'),
  width: header.readUInt32BE(16),
  height: header.readUInt32BE(20),
};
