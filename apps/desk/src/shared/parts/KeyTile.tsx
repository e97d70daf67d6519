import { classes, VisuallyHidden } from '@motel/ui';
import { Link } from 'react-router-dom';
import { DeskIcon, type DeskIconName } from '../icon/DeskIcon.tsx';
import { before, icon, looks, sizes, tile } from './KeyTile.css.ts';

export type KeyTileLook = keyof typeof looks;

const ICONS: Readonly<Partial<Record<KeyTileLook, DeskIconName>>> = {
  ready: 'check',
  'to-clean': 'broom',
  arriving: 'arrive',
  overdue: 'clock',
};

interface KeyTileProps {
  readonly look: KeyTileLook;
  /** The room's number; none in a list of what the tiles mean. */
  readonly number?: string;
  /** The words beside the number, for people who do not see the tile, and as its hint. */
  readonly words?: string;
  readonly to?: string;
  readonly size?: keyof typeof sizes;
}

/** A room as a key on its board: its state is a shape and words, and colour second. */
export function KeyTile({ look, number, words, to, size }: KeyTileProps) {
  const className = classes(tile, looks[look], size && sizes[size]);
  const drawing = ICONS[look];
  const inside = (
    <>
      {drawing !== undefined && <DeskIcon name={drawing} className={icon} />}
      <span className={look === 'closed' && number !== undefined ? before : undefined}>{number}</span>
      {words !== undefined && <VisuallyHidden>{`, ${words}`}</VisuallyHidden>}
    </>
  );
  const hint = number !== undefined && words !== undefined ? `Room ${number}: ${words}` : undefined;
  const props = { className, title: hint, children: inside };
  return to === undefined ? <span {...props} /> : <Link to={to} {...props} />;
}
