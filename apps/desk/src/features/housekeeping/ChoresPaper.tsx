import { counted } from '@motel/content/english';
import { shownLongDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { ListPaper, PaperPage } from '../../shared/paper/PaperPage.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { CHORE_TITLES, choreWords } from './chore-list.ts';

export function ChoresPaper() {
  const motel = useMotel();
  const { data } = useDesk('chores', {}, { refresh: false });
  const { chores = [], day = '' } = data ?? {};
  return (
    <PaperPage title="Rooms to do" back={{ to: '/rooms', label: 'Rooms to do' }}>
      {data && (
        <ListPaper
          title="Rooms to do"
          about={`${shownLongDay(day)}, ${counted(chores.length, 'room')}`}
          columns={['Room', 'Type', 'What', 'About it', 'Done', 'Wrong']}
          rows={chores.map((chore) => [
            chore.roomId,
            chore.number,
            chore.type.title,
            `${CHORE_TITLES[chore.kind]}${chore.hasDog ? ', dog' : ''}`,
            choreWords(motel, chore),
            chore.done === undefined ? '☐' : '☑',
            '________',
          ])}
        />
      )}
    </PaperPage>
  );
}
