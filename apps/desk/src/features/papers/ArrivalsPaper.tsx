import { counted } from '@motel/content/english';
import { useSearchParams } from 'react-router-dom';
import { motelTime, shownLongDay, shownShortDate } from '../../shared/format/shown-dates.ts';
import { shownParty } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { ListPaper, PaperPage } from '../../shared/paper/PaperPage.tsx';
import { DeskLink } from '../../shared/parts/Page.tsx';
import { useDesk } from '../../shared/wire/calls.ts';

export function ArrivalsPaper() {
  const { shownMoney } = useMotel();
  const asked = useSearchParams()[0].get('day') ?? undefined;
  const { data } = useDesk('tonight', { query: { day: asked } }, { refresh: false });
  const { arriving = [], day = '' } = data ?? {};
  return (
    <PaperPage
      title="Arrivals"
      back={{ to: '/', label: 'Tonight' }}
      beside={
        <>
          <DeskLink to="/papers/in-house" icon="house">
            Who is in the house
          </DeskLink>
          <DeskLink to={`/papers/cards?day=${day}`} icon="note">
            Their registration cards
          </DeskLink>
        </>
      }
    >
      {data && (
        <ListPaper
          title="Arrivals"
          about={`${shownLongDay(day)}, ${counted(arriving.length, 'stay')} to come`}
          columns={['Room', 'Guest', 'Type', 'Party', 'Leaves', 'To pay', 'Comes', 'In']}
          rows={arriving.map((stay) => [
            stay.id,
            stay.rooms.map(({ number }) => number).join(', ') || '–',
            `${stay.lastName} ${stay.firstName}, ${stay.reference}`,
            stay.type.title,
            shownParty(stay.party),
            shownShortDate(stay.checkOut),
            stay.balance <= 0 ? 'paid' : (stay.payer ?? shownMoney(stay.balance)),
            stay.expectedAt === undefined ? '' : motelTime(stay.expectedAt),
            '☐',
          ])}
        />
      )}
    </PaperPage>
  );
}
