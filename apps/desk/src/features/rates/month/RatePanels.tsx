import type { RateMonth } from '@motel/api-client/desk-contracts';
import { memo } from 'react';
import { useMotel } from '../../../shared/motel.tsx';
import { dayAfter } from '../calendar.ts';
import { calendarPrices, changeOf } from '../draft.ts';
import { ChangesPanel } from '../edit/ChangesPanel.tsx';
import { EditPanel } from '../edit/EditPanel.tsx';
import { PatternPanel } from '../edit/PatternPanel.tsx';
import { PayPreview } from '../preview/PayPreview.tsx';
import { TWO_ADULTS, usePreview } from '../preview/use-preview.ts';
import { panels } from '../RatePanels.css.ts';
import { seasonAt } from '../seasons/season-draft.ts';
import { rectangleOf } from '../selection.ts';
import type { Rates } from '../use-rates.ts';

interface RatePanelsProps {
  readonly rates: Rates;
  readonly month: RateMonth;
  /** On a phone other nights have just been pressed: the nights are drawn first, and the panels in the next frame. */
  readonly isBehind: boolean;
}

/** The panels below the nights: their prices, the pattern of a room type, a guest's price, and the changes. */
export const RatePanels = memo(Panels, (_, { isBehind }) => isBehind);

function Panels({ rates, month }: RatePanelsProps) {
  const motel = useMotel();
  const { selecting, saving } = rates;
  const { selection, draft } = selecting;
  const typed = selection && changeOf(motel, month, selection, draft);
  const { room, first, stay } = stayOf(rates, month);
  const effect = usePreview(
    stay && !saving.isSaving ? { change: typed?.change, stay } : undefined,
    month.version,
  );
  const season = seasonAt(month.seasons, first ?? month.today);
  return (
    <div className={panels}>
      <EditPanel rates={rates} month={month} typed={typed} effect={effect} />
      {room !== undefined && season !== undefined && (
        <PatternPanel rates={rates} month={month} room={room} season={season} />
      )}
      {room !== undefined && stay !== undefined && (
        <PayPreview
          title={room.title}
          stay={stay}
          onStay={({ from, to, party }) => selecting.setGuest({ from, to, party })}
          effect={effect}
          calendar={selection && calendarPrices(motel, month, selection, draft)}
        />
      )}
      <ChangesPanel rates={rates} />
    </div>
  );
}

/** The stay that a guest's price is shown for: the selected nights, or the first one to come. */
function stayOf({ selecting: { selection, guest }, row }: Rates, { rooms, today }: RateMonth) {
  const room = rooms[row];
  const nights = room?.nights ?? [];
  const rectangle = selection && rectangleOf(selection);
  const coming = nights.find(({ date }) => date >= today) ?? nights[0];
  const first = (rectangle && nights[rectangle.left]?.date) ?? coming?.date;
  const last = (rectangle && nights[rectangle.right]?.date) ?? first;
  const stay =
    room !== undefined && first !== undefined && last !== undefined
      ? { room: room.id, from: first, to: dayAfter(last), party: TWO_ADULTS, ...guest }
      : undefined;
  return { room, first, stay };
}
