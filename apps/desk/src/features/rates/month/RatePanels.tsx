import type { RateMonth } from '@motel/api-client/desk-contracts';
import { useMedia } from '@motel/ui';
import { memo } from 'react';
import { useMotel } from '../../../shared/motel.tsx';
import { dayAfter } from '../calendar.ts';
import { calendarPrices, changeOf } from '../draft.ts';
import { ChangesPanel } from '../edit/ChangesPanel.tsx';
import { EditPanel } from '../edit/EditPanel.tsx';
import { PatternPanel } from '../edit/PatternPanel.tsx';
import { PayPreview } from '../preview/PayPreview.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { panels } from '../RatePanels.css.ts';
import { seasonAt } from '../seasons/season-draft.ts';
import { heldNights } from '../selecting.ts';
import { rectangleOf } from '../selection.ts';
import type { Rates } from './use-rates.ts';

const PARTY = { adults: 2, children: 0, infants: 0, pets: 0 };

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
  const { selecting, saving, mayChange } = rates;
  const { selection, draft, held } = selecting;
  const isPhone = useMedia('phoneOnly');
  const typed = selection && changeOf(motel, month, selection, draft);
  const { room, first, stay } = stayOf(rates, month);
  const effect = usePreview(
    stay && !saving.isSaving ? { change: typed?.change, stay } : undefined,
    month.version,
  );
  const season = seasonAt(month.seasons, first ?? month.today);
  return (
    <div className={panels}>
      <EditPanel
        month={month}
        selection={selection}
        held={isPhone ? undefined : held && heldNights(held)}
        draft={draft}
        onDraft={selecting.setDraft}
        onUntil={selecting.extend}
        faults={typed?.faults ?? []}
        isEmpty={typed?.change === undefined}
        effect={effect}
        mayChange={mayChange}
        isSaving={saving.isSaving}
        problem={saving.problem}
        onSave={() => typed?.change !== undefined && void rates.save(typed.change)}
        form={rates.form}
      />
      {room !== undefined && season !== undefined && (
        <PatternPanel
          month={month}
          room={room}
          season={season}
          mayChange={mayChange}
          onSteps={() => rates.open({ kind: 'steps' })}
        />
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
      <ChangesPanel
        changes={rates.changes}
        mayChange={mayChange}
        isSaving={saving.isSaving}
        onUndo={({ version }) => void saving.undo(version)}
      />
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
  const isStay = room !== undefined && first !== undefined && last !== undefined;
  const stay = isStay
    ? { room: room.id, from: first, to: dayAfter(last), party: PARTY, ...guest }
    : undefined;
  return { room, first, stay };
}
