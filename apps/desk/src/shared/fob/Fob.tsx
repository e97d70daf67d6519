import { fobs } from '@motel/content';
import { classes, VisuallyHidden } from '@motel/ui';
import { EMBLEMS } from './emblems.tsx';
import { colours, emblem, fob, letters, rim, sizes } from './Fob.css.ts';

interface FobProps {
  /** The kind of room. */
  readonly room: { readonly id: string; readonly title: string };
  readonly size?: keyof typeof sizes;
  /** Where words beside it name the kind of room already. @default false */
  readonly isDecoration?: boolean;
}

/** The key fob of a kind of room: its emblem, or its letters. */
export function Fob({ room, size, isDecoration = false }: FobProps) {
  const known = fobs[room.id];
  const drawing = (
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
          {EMBLEMS[known.emblem]}
        </g>
      )}
    </svg>
  );
  return (
    <>
      {drawing}
      {!isDecoration && <VisuallyHidden>{room.title}</VisuallyHidden>}
    </>
  );
}
