import { useParams, useSearchParams } from 'react-router-dom';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { nightCount, shownParty } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { House, PaperPage } from '../../shared/paper/PaperPage.tsx';
import { blank, facts, kind, paper, small, top } from '../../shared/paper/paper.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';

/** The registration card of one stay, or of all guests who come tonight, or on another day: a page each. */
export function CardsPaper() {
  const { id } = useParams();
  const day = useSearchParams()[0].get('day') ?? undefined;
  const { data } = useDesk('tonight', { query: { day } }, { enabled: id === undefined, refresh: false });
  if (id !== undefined) {
    return (
      <PaperPage title="Registration card" back={{ to: `/stays/${id}`, label: 'The stay' }}>
        <RegistrationCard id={id} />
      </PaperPage>
    );
  }
  return (
    <PaperPage title="Registration cards" back={{ to: '/papers/arrivals', label: 'Arrivals' }}>
      {data?.arriving.map((stay) => (
        <RegistrationCard key={stay.id} id={stay.id} />
      ))}
    </PaperPage>
  );
}

function RegistrationCard({ id }: { readonly id: string }) {
  const motel = useMotel();
  const { shownMoney, policies } = motel;
  const { data: stay } = useDesk('stay', { parts: { id } }, { refresh: false });
  if (stay === undefined) return null;
  const { guest, checkIn, checkOut, rooms, reference, type, party, folio } = stay;
  const lines: readonly (readonly [what: string, known: string])[] = [
    ['Name', `${guest.firstname} ${guest.lastname}`.trim()],
    ['Home address', ''],
    ['Telephone', guest.phone],
    ['E-mail', guest.email],
    ['Car and plate', guest.car],
    ['Identity shown', ''],
    ['Date and signature', ''],
  ];
  return (
    <article className={paper} aria-label={`Registration card ${reference}`}>
      <div className={top}>
        <House {...motel} phone={motel.phone.shown} />
        <div>
          <h2 className={kind}>Registration card</h2>
          <div>{reference}</div>
        </div>
      </div>
      <p className={facts}>
        <strong>
          {rooms.length === 0 ? 'Room ________' : `Room ${rooms.map(({ number }) => number).join(', ')}`}
        </strong>
        , {type.title}
        <br />
        {shownDates(checkIn, checkOut)}, {nightCount(stay)}, {shownParty(party)}
        <br />
        {folio.balance > 0 ? `${shownMoney(folio.balance)} to pay` : 'Paid'}
      </p>
      <dl className={blank}>
        {lines.map(([what, known]) => [<dt key={what}>{what}</dt>, <dd key={`${what} known`}>{known}</dd>])}
      </dl>
      <p className={small}>
        {[policies.checkOut, policies.quietHours, policies.smoking, policies.visitors].join(' ')}
      </p>
    </article>
  );
}
