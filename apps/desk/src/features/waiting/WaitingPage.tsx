import { Alert } from '@motel/ui';
import { shownDates, shownMoment } from '../../shared/format/shown-dates.ts';
import { shownParty } from '../../shared/format/shown-stay.ts';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { cards } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk, usePress } from '../../shared/wire/calls.ts';

/** The guests who wait for full nights, in the order in which they get an offer. */
export function WaitingPage() {
  const { data, error } = useDesk('waiting', {}, { refresh: 60_000 });
  const { press, isPressing, problem } = usePress('endWaiting');
  const wrong = problem ?? error;
  return (
    <>
      <PageHead
        title="Waiting list"
        note="The first gets a free room by mail, held for an hour by its link."
      />
      <div className={cards}>
        {wrong && <Alert tone="error">{wrong.message}</Alert>}
        {data && (
          <DeskCard title="In the order of joining" count={data.waiting.length}>
            <Sheet
              label="Guests who wait"
              empty="No guest waits."
              columns={['Guest', 'Room', 'Nights', 'Party', 'Telephone', 'Since', '']}
              onPhone={[0, 1, 2, 6]}
              rows={data.waiting.map(({ id, name, type, checkIn, checkOut, party, phone, joinedAt }) => [
                id,
                name,
                type.title,
                shownDates(checkIn, checkOut),
                shownParty(party),
                phone,
                shownMoment(joinedAt),
                <DeskButton key={id} disabled={isPressing} onClick={() => press({ parts: { id } })}>
                  Take off
                </DeskButton>,
              ])}
            />
          </DeskCard>
        )}
      </div>
    </>
  );
}
