import type { Emblem } from '@motel/content';
import { classes, VisuallyHidden } from '@motel/ui';
import { useMotel } from '../motel.tsx';
import { colours, emblem, fob, letters, rim, sizes, titled } from './Fob.css.ts';

interface FobProps {
  readonly room: { readonly id: string; readonly title: string };
  readonly size?: keyof typeof sizes;
  /** Where words beside it name the kind of room already. @default false */
  readonly isDecoration?: boolean;
}

/** The key fob of a kind of room: its emblem, or its letters. */
export function Fob({ room, size, isDecoration = false }: FobProps) {
  const { fobs } = useMotel();
  const known = fobs[room.id];
  return (
    <>
      <svg
        className={classes(fob, size && sizes[size], colours[known?.colour ?? 'spruce'])}
        viewBox="0 0 28 32"
        aria-hidden="true"
      >
        <path
          className={rim}
          d="M12 1.5q2-1.3 4 0l9.5 6.2q1.5 1 1.5 2.8v12q0 1.8-1.5 2.8L16 31q-2 1.2-4 0l-9.5-5.7q-1.5-1-1.5-2.8v-12Q1 8.7 2.5 7.7z"
        />
        {known === undefined ? (
          <text className={letters} x="14" y="20.5">
            {room.title
              .split(' ')
              .map((word) => word[0])
              .join('')
              .slice(0, 2)}
          </text>
        ) : (
          <g className={emblem} transform="translate(3.5 6.3) scale(1.05)">
            <Drawing {...EMBLEMS[known.emblem]} />
          </g>
        )}
      </svg>
      {!isDecoration && <VisuallyHidden>{room.title}</VisuallyHidden>}
    </>
  );
}

/** The emblems on key fobs, 20 × 20: what is filled, and lines of a width. */
const EMBLEMS: Readonly<
  Record<Emblem, { readonly fill?: string; readonly line?: string; readonly width?: number }>
> = {
  truck: {
    fill: 'M1 5h10.5v8.5H1zM12.6 7.5h3.6L19 10.6v2.9h-6.4zM2.7 14.6a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1 -4.6 0M13 14.6a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1 -4.6 0',
  },
  river: { line: 'M2.5 7.4q2.5-3.6 5 0t5 0 5 0M2.5 13.4q2.5-3.6 5 0t5 0 5 0', width: 2.5 },
  hoodoo: {
    fill: 'M3 8.6Q2.4 3.6 10 3.4q7.6.2 7 5.2zM7.2 9.8h5.6l.5 2.4H6.7zM6.4 13.3h7.2l1.5 4.2H4.9z',
  },
  headframe: {
    fill: 'M9.5 6.5L13.5 3l4 3.5V11h-8zM10.3 11h1.9v6.5h-1.9zM14.9 11h1.9v6.5h-1.9zM9.3 6.8v2.9L2.6 17.5H.6z',
  },
  ammonite: {
    line: 'M12.2 10.6a1.9 1.9 0 0 0-3.8 0 3.75 3.75 0 0 0 7.5 0 5.7 5.7 0 0 0-11.4 0 7.3 7.3 0 0 0 9.1 7',
    width: 2,
  },
  sun: {
    fill: 'M5.9 10a4.1 4.1 0 1 1 8.2 0a4.1 4.1 0 1 1 -8.2 0',
    line: 'M10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2',
    width: 2,
  },
};

function Drawing({ fill, line, width }: (typeof EMBLEMS)[Emblem]) {
  return (
    <>
      <path d={fill} />
      <path d={line} fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={width} />
    </>
  );
}

export function FobTitle({ room }: { readonly room: { readonly id: string; readonly title: string } }) {
  return (
    <span className={titled}>
      <Fob room={room} size="small" isDecoration />
      {room.title}
    </span>
  );
}
