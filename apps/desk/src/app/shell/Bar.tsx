import { mayDo, type PersonWire } from '@motel/api-client/desk-contracts';
import { classes } from '@motel/ui';
import { Link } from 'react-router-dom';
import { StaySearch } from '../../features/search/StaySearch.tsx';
import { motelTime } from '../../shared/format/shown-time.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { ROLE_NAMES } from '../../shared/me/use-me.ts';
import { useLine } from '../../shared/wire/wire.ts';
import { bar, barEnd, bare, clock, live, liveIcon, meRole, me as meStyle } from './Shell.css.ts';

interface BarProps {
  readonly me: { readonly person: PersonWire; readonly signedInAt: string };
}

/** The bar above every page: the search, whether the page is fresh, the time, and the person. */
export function Bar({ me: { person, signedInAt } }: BarProps) {
  const mayFind = mayDo(person, 'clerk');
  const now = useNow(1000);
  const isDown = useLine(({ downSince }) => downSince !== undefined);
  return (
    <header className={classes(bar, !mayFind && bare)}>
      {mayFind && <StaySearch />}
      <div className={barEnd}>
        <span className={live}>
          <DeskIcon
            name={isDown ? 'warning' : 'fresh'}
            size="small"
            className={isDown ? undefined : liveIcon}
          />
          {isDown ? 'Line down' : 'Up to date'}
        </span>
        <time className={clock}>{motelTime(now)}</time>
        <Link to="/more" className={meStyle}>
          <strong>{person.name}</strong>
          <span className={meRole}>
            {ROLE_NAMES[person.role]}, signed in {motelTime(signedInAt)}
          </span>
        </Link>
      </div>
    </header>
  );
}
