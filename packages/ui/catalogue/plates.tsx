import canyonUrl from './plates/canyon.svg?url';
import nightUrl from './plates/night.svg?url';
import roomUrl from './plates/room.svg?url';

const size = { width: 1200, height: 900 };

/** Three small drawings, so that the catalogue needs no other package's pictures. */
export const canyon = { src: canyonUrl, alt: 'An orange truck before striped hills', ...size };
export const night = { src: nightUrl, alt: 'The motel at night, its windows and its sign lit', ...size };
export const room = { src: roomUrl, alt: 'A bed with striped covers beside a window', ...size };
