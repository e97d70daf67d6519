import { classes } from '@motel/ui';
import { useSearchParams } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { notOnPhone } from '../../shared/sheet/sheet.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { BookedCard, WorthALook } from './AheadCards.tsx';
import { AheadFrame } from './AheadFrame.tsx';
import { below, ofAll, pairs, sentence } from './ahead.css.ts';
import { NightsTable } from './FigureTables.tsx';
import { NightsGrid } from './NightsGrid.tsx';
import { type Ahead, dollars, freeOn, soldOf } from './nights.ts';
import { WeeksGrid } from './WeeksGrid.tsx';

/** The bookings of the nights ahead, beside the same nights of last year. */
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
