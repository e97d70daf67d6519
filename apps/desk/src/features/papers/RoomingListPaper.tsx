import { occupiesRooms } from '@motel/booking-core/booking';
import { counted } from '@motel/content/english';
import { useParams } from 'react-router-dom';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { fullName } from '../../shared/format/shown-stay.ts';
import { dashedNumber } from '../../shared/guest/details.ts';
import { ListPaper, PaperPage } from '../../shared/paper/PaperPage.tsx';
import { useDesk } from '../../shared/wire/calls.ts';

/** The rooms of a group with their guests, on paper. */
export function RoomingListPaper() {
  const { id = '' } = useParams();
  const { data: group } = useDesk('group', { parts: { id } }, { refresh: false });
  const stays = group?.stays.filter(({ status }) => occupiesRooms(status)) ?? [];
  return (
    <PaperPage title="Rooming list" back={{ to: `/groups/${id}`, label: 'The group' }}>
      {group && (
        <ListPaper
          title={group.name}
          about={`${counted(stays.length, 'room')}, ${group.reference}`}
          columns={['Room', 'Guest', 'Kind', 'Dates', 'Telephone']}
          rows={stays.map((stay) => [
            stay.id,
            stay.rooms.map(({ number }) => number).join(', ') || '–',
            fullName(stay),
            stay.type.title,
            shownDates(stay.checkIn, stay.checkOut),
            dashedNumber(stay.phone),
          ])}
        />
      )}
    </PaperPage>
  );
}
