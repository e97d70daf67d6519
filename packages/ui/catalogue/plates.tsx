import canyonUrl from './plates/canyon.svg?url';
import nightUrl from './plates/night.svg?url';
import roomUrl from './plates/room.svg?url';

const size = { width: 1200, height: 900 };

/** Three small drawings, so that the catalogue needs no other package's pictures. */
export const canyon = { src: canyonUrl, alt: 'An orange truck before striped hills', ...size };
export const night = { src: nightUrl, alt: 'The motel at night, its windows and its sign lit', ...size };
export const room = { src: roomUrl, alt: 'A bed with striped covers beside a window', ...size };

/** Looks like a QR code; encodes nothing. */
export function Code() {
  return (
    <svg viewBox="0 0 21 21" width="100%" role="img" aria-label="Code" shapeRendering="crispEdges">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M1 1h7v7H1zM2 2v5h5V2zM3 3h3v3H3zM13 1h7v7h-7zM14 2v5h5V2zM15 3h3v3h-3zM1 13h7v7H1zM2 14v5h5v-5zM3 15h3v3H3zM10 1h1v2h1v2h-1v2h-1V5H9V3h1zM9 10h2v1h2v-1h1v2h-2v2h-1v-2H9zM1 10h2v1h3v-1h2v1H6v1H1zM15 10h2v2h2v-1h1v3h-2v-1h-3zM10 15h2v1h-1v2h2v2h-3v-2H9v-2h1zM14 15h2v2h2v-2h2v2h-1v3h-2v-2h-3z"
      />
    </svg>
  );
}
