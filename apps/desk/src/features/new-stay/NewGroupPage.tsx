import { TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keep, useKept } from '../../shared/field/use-kept.ts';
import { DeskButton, DeskCard, PageHead, PageWait, Views } from '../../shared/parts/Page.tsx';
import { RoomingList } from '../../shared/rooming-list/RoomingList.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { BOOKINGS } from './bookings.ts';
import { deskOffersQuery, EMPTY } from './draft.ts';
import { GroupLines } from './GroupLines.tsx';
import { GroupPanel, type GroupPanelProps } from './GroupPanel.tsx';
import { GuestFields } from './GuestFields.tsx';
import { bookingOfGroup, EMPTY_GROUP, type GroupDraft, groupFrom, missingInGroup } from './group-draft.ts';
import { roomsOf } from './group-line.ts';
import { useLinePrices } from './line-prices.ts';
import { form, left } from './NewStayPage.css.ts';

const KEPT = 'desk-new-group';
const KEPT_PRESS = 'desk-new-group-press';
/** The question for the kinds of room, which are the same on each night. */
const KINDS = deskOffersQuery(EMPTY);

/** Several rooms that are booked together, such as for a crew or a wedding: all of them, or none. */
export function NewGroupPage() {
  const rooms = useDesk('offers', KINDS && { query: KINDS }, { refresh: 60_000 });
  const payers = useDesk('companies', {}, { refresh: 60_000 });
  // A field of choices forgets a stored choice that it does not have yet.
  if (rooms.data === undefined || payers.data === undefined)
    return <PageWait title="New group" error={rooms.error ?? payers.error} />;
  const kinds = rooms.data.offers.map(({ type }) => type);
  return <GroupForm kinds={kinds} companies={payers.data.companies} />;
}

function GroupForm({ kinds, companies }: Pick<GroupPanelProps, 'kinds' | 'companies'>) {
  const [draft, setDraft] = useKept(KEPT, groupFrom);
  const code = companies.find(({ id }) => id === draft.company)?.code ?? '';
  const prices = useLinePrices(draft.lines, code);
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const book = usePress('bookGroup', { kept: KEPT_PRESS });
  const next = missingInGroup(draft, prices);
  const rooms = draft.lines.flatMap((line) => {
    const title = kinds.find(({ id }) => id === line.typeId)?.title ?? 'Room';
    return Array.from({ length: roomsOf(line) }, () => title);
  });

  const change = (typed: Partial<GroupDraft>) => {
    book.forgetProblem();
    setDraft({ ...draft, ...typed });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (next !== undefined) return;
    const answer = await book.press({
      body: { ...bookingOfGroup(draft, prices), ...(code !== '' && { code }) },
    });
    if (answer === undefined) return;
    keep(KEPT, undefined);
    void navigate(`/groups/${answer.id}`, { replace: true });
  };

  return (
    <>
      <PageHead
        title="New group"
        note="What you type stays here until it is booked."
        end={
          draft !== EMPTY_GROUP && (
            <DeskButton icon="undo" onClick={() => setDraft(EMPTY_GROUP)}>
              Start again
            </DeskButton>
          )
        }
      >
        <Views label="What to book" views={BOOKINGS} shown="Group" />
      </PageHead>
      <form className={form} onSubmit={submit} noValidate>
        <div className={left}>
          <DeskCard title="Rooms" aside="a line for each kind and its dates" isInset>
            <TextField
              label="Name of the group"
              maxLength={100}
              value={draft.name}
              onChange={(name) => change({ name })}
            />
            <GroupLines {...{ draft, prices, kinds }} onChange={change} />
          </DeskCard>
          <DeskCard title="Rooming list" isInset>
            <RoomingList rooms={rooms} text={draft.names} onChange={(names) => change({ names })} />
          </DeskCard>
          <GuestFields
            title="Who books"
            guest={draft.guest}
            onChange={(guest) => change({ guest })}
            issues={book.problem?.problem?.issues ?? []}
          />
        </div>
        <GroupPanel
          {...{ draft, prices, kinds, companies, next }}
          onChange={change}
          problem={(isChecked ? next : undefined) ?? book.problem?.message}
          isPressing={book.isPressing}
        />
      </form>
    </>
  );
}
