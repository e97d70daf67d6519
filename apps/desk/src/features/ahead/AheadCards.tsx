import { countedThings } from '@motel/content/english';
import { Link } from 'react-router-dom';
import { shownFullDate, shownLongDay } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMay } from '../../shared/me/use-me.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { empty, small } from '../../shared/sheet/sheet.css.ts';
import { figure, lines } from './ahead.css.ts';
import { type Ahead, type AheadNight, freeOn, isTight } from './nights.ts';

/** The most lines of each sort, and the nights that are near enough for an empty one to be news. */
const MOST = 2;
const NEAR = 14;

/** Nights that are nearly full, or near and nearly empty, with the way to their prices. */
export function WorthALook({ nights }: { readonly nights: readonly AheadNight[] }) {
  const verb = useMay('owner') ? 'Set a price for' : 'The prices of';
  const full = nights.filter((night) => isTight(night) && freeOn(night) > 0);
  const bare = nights.slice(0, NEAR).filter(({ sold, open }) => open > 0 && sold * 4 <= open);
  const looks = [
    ...full.slice(0, MOST).map((night) => ({ night, state: 'left', icon: 'tag' }) as const),
    ...bare.slice(0, MOST).map((night) => ({ night, state: 'free', icon: 'bed' }) as const),
  ];
  return (
    <DeskCard title="Worth a look">
      {looks.length === 0 && <p className={empty}>No night is nearly full, and none soon nearly empty.</p>}
      <ul className={lines}>
        {looks.map(({ night, state, icon }) => (
          <li key={night.date}>
            <DeskIcon name={icon} />
            <span>
              <strong>
                {shownLongDay(night.date)} has {countedThings(freeOn(night), 'room')} {state}.
              </strong>
              <br />
              <Link to={`/rates?month=${night.date.slice(0, 7)}`}>
                {verb} {shownFullDate(night.date)}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

/** The bookings of yesterday and today. */
export function BookedCard({ booked }: Pick<Ahead, 'booked'>) {
  const desk = booked.filter(({ source }) => source === 'Desk').length;
  return (
    <DeskCard title="Booked since yesterday">
      <ul className={lines}>
        <li>
          <strong className={figure}>{booked.reduce((all, { nights }) => all + nights, 0)}</strong>
          <span>
            nights in {countedThings(booked.length, 'booking')}
            <span className={small}>
              {booked.length - desk} on the website, {desk} at the desk
            </span>
          </span>
        </li>
      </ul>
    </DeskCard>
  );
}
