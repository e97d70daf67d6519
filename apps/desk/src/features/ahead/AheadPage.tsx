import { countedThings } from '@motel/content/english';
import { classes } from '@motel/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { shownDay, shownFullDate, shownLongDay } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMay } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { empty, notOnPhone, small } from '../../shared/sheet/sheet.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { AheadFrame } from './AheadFrame.tsx';
import { below, figure, lines, ofAll, pairs, sentence } from './ahead.css.ts';
import { NightsTable } from './FigureCards.tsx';
import { NightsGrid, WeeksGrid } from './NightsGrid.tsx';
import { type Ahead, type AheadNight, dollars, freeOn, isTight, soldOf } from './nights.ts';

export function AheadPage() {
  const length = useSearchParams()[0].get('nights') === '90' ? 90 : 14;
  const { data } = useDesk('ahead', {}, { refresh: 60_000 });
  const nights = data?.days.slice(0, length) ?? [];
  const isFirst = data?.days.every(({ before }) => before.sold === 0);
  const note = isFirst
    ? 'first season: nothing to compare with yet'
    : 'beside the same weekdays of last year';
  return (
    <>
      <AheadFrame
        shown={`${length} nights`}
        end={data && <span className={classes(ofAll, notOnPhone)}>{note}</span>}
      />
      {data && (
        <>
          <Sentence spans={data.spans} nights={nights} />
          {length === 14 ? <NightsGrid types={data.types} nights={nights} /> : <WeeksGrid nights={nights} />}
          <div className={classes(below, pairs)}>
            <WorthALook nights={nights} />
            <BookedCard booked={data.booked} />
          </div>
          <NightsTable nights={nights} />
        </>
      )}
    </>
  );
}

function Sentence({ spans, nights }: Pick<Ahead, 'spans'> & { readonly nights: Ahead['days'] }) {
  const motel = useMotel();
  const [fullest] = nights.toSorted((a, b) => freeOn(a) - freeOn(b));
  const [emptiest] = nights.toSorted((a, b) => freeOn(b) - freeOn(a));
  const total = spans.find(({ days }) => days === nights.length);
  if (total === undefined || fullest === undefined || emptiest === undefined) return null;
  const { sold, revenue, before } = total;
  return (
    <p className={sentence}>
      <strong>{soldOf(total)} nights are sold,</strong> {dollars(motel, revenue)} in rooms
      {before.sold > 0 && `; a year before it was ${before.sold}, and ${dollars(motel, before.revenue)}`}.
      {sold > 0 && ` The fullest night is ${shownDay(fullest.date)}, with ${freeOn(fullest) || 'none'} free`}
      {sold > 0 && `; the emptiest ${shownDay(emptiest.date)}, with ${freeOn(emptiest)}.`}
    </p>
  );
}

/** The most lines of each sort, and the nights that are near enough for an empty one to be news. */
const MOST = 2;
const NEAR = 14;

/** Nights that are nearly full, or near and nearly empty, with the way to their prices. */
function WorthALook({ nights }: { readonly nights: readonly AheadNight[] }) {
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

function BookedCard({ booked }: Pick<Ahead, 'booked'>) {
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
