import { totalGuests } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { byRoom, eachRoom } from '../../shared/format/by-room.ts';
import { motelTime, shownLongDay, shownShortDate } from '../../shared/format/shown-dates.ts';
import { shownParty } from '../../shared/format/shown-stay.ts';
import { ListPaper, PaperPage } from '../../shared/paper/PaperPage.tsx';
import { useDesk } from '../../shared/wire/calls.ts';

/** The guests by their rooms, on paper for a fire or an hour without power. */
export function InHousePaper() {
  const { data } = useDesk('tonight', { query: {} });
  const { inHouse = [], day = '' } = data ?? {};
  const guests = inHouse.reduce((all, { party }) => all + totalGuests(party), 0);
  return (
    <PaperPage title="In the house" back={{ to: '/papers/arrivals', label: 'Arrivals' }}>
      {data && (
        <ListPaper
          title="In the house"
          about={`${shownLongDay(day)}, ${motelTime(new Date().toISOString())}: ${counted(guests, 'guest')}`}
          columns={['Room', 'Guest', 'Party', 'Leaves', 'Telephone', 'Car', 'Here']}
          rows={byRoom(eachRoom(inHouse)).map((stay) => [
            `${stay.id} ${stay.rooms[0]?.id}`,
            stay.rooms[0]?.number ?? '–',
            `${stay.lastName} ${stay.firstName}`,
            shownParty(stay.party),
            shownShortDate(stay.checkOut),
            stay.phone,
            stay.car,
            '☐',
          ])}
        />
      )}
    </PaperPage>
  );
}
