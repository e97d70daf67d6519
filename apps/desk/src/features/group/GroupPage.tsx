import type { AnswerTo, ListedStay } from '@motel/api-client/desk-contracts';
import { sum } from '@motel/booking-core';
import { occupiesRooms } from '@motel/booking-core/booking';
import { counted } from '@motel/content/english';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Fob } from '../../shared/fob/Fob.tsx';
import { shownDay, shownNights } from '../../shared/format/shown-dates.ts';
import { fullName } from '../../shared/format/shown-stay.ts';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, DeskLink, PageHead, PageWait } from '../../shared/parts/Page.tsx';
import { PressedMany } from '../../shared/parts/PressedMany.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { small } from '../../shared/sheet/sheet.css.ts';
import { cards } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { usePressMany } from '../../shared/wire/use-press-many.ts';
import { GroupNames } from './GroupNames.tsx';
import { guest, phoneOnly, refused, room, whole } from './GroupPage.css.ts';
import { groupTag, isDue, isUnnamed, stateOnDay } from './group-state.ts';

/** A group of stays that were booked together. */
export function GroupPage() {
  const { id = '' } = useParams();
  const { data: group, error } = useDesk('group', { parts: { id } });
  if (group === undefined) return <PageWait title="Group" error={error} />;
  return <GroupRooms key={id} group={group} />;
}

interface GroupRoomsProps {
  readonly group: AnswerTo<'group'>;
}

function GroupRooms({ group }: GroupRoomsProps) {
  const motel = useMotel();
  const { press, ...run } = usePressMany();
  const [isNaming, setNaming] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const due = group.stays.filter((stay) => isDue(stateOnDay(stay, group.today, motel)));
  const checkIn = () =>
    void press(due.map(({ id, version }) => [id, ['checkIn', { parts: { id }, body: { version } }]]));
  useShortcuts({ i: ['Check in all who arrive', () => due.length > 0 && !run.isPressing && checkIn()] });
  return (
    <>
      <PageHead
        title={group.name}
        note={
          <>
            {groupFacts(group)} · <strong className={whole}>{group.reference}</strong>
          </>
        }
        end={
          <>
            {due.length > 0 && (
              <DeskButton
                variant="ink"
                icon="arrive"
                shortcut="I"
                disabled={run.isPressing}
                onClick={checkIn}
              >
                {run.isPressing
                  ? `Checking in ${run.done + run.problems.size + 1} of ${run.of}…`
                  : `Check in ${due.length}`}
              </DeskButton>
            )}
            <DeskButton icon="person" aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
              Names
            </DeskButton>
            <DeskButton icon="plus" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              Add a room
            </DeskButton>
            <DeskLink icon="check" to={`/tonight/several?group=${group.id}`}>
              Several at once
            </DeskLink>
            <DeskLink icon="print" to={`/groups/${group.id}/list`}>
              Rooming list
            </DeskLink>
          </>
        }
      />
      <div className={cards}>
        <PressedMany {...run} deed="checked in" />
        {isNaming && <GroupNames group={group} onDone={() => setNaming(false)} />}
        {isAdding && <AddedStay id={group.id} onDone={() => setAdding(false)} />}
        <RoomsCard group={group} problems={run.problems} />
      </div>
    </>
  );
}

/** A stay that is booked as any other one, and then joins the group. */
function AddedStay({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const [stay, setStay] = useState('');
  return (
    <DeskCard title="Add a room" isInset>
      <PressForm
        call="joinGroup"
        asked={{ parts: { id }, body: { stay: stay.trim() } }}
        onDone={onDone}
        deed="Add it to the group"
        variant="solid"
        isReady={stay.trim() !== ''}
        beside={
          <DeskLink icon="plus" to="/new">
            Book a new stay
          </DeskLink>
        }
      >
        <TextField
          label="Reference of the stay"
          hint="Book it first, as one stay. The payer of the first room pays for it, too."
          maxLength={40}
          value={stay}
          onChange={setStay}
        />
      </PressForm>
    </DeskCard>
  );
}

/** `8 rooms, 12 guests · Sep 13 to Oct 1 · PO 48-2207 · booked by Ada Pryce · names until Fri, Aug 27`. */
function groupFacts(group: GroupRoomsProps['group']): string {
  const { stays, guests, po, bookedBy, releaseOn, today } = group;
  const booked = stays.filter(({ status }) => occupiesRooms(status));
  const from = booked.map(({ checkIn }) => checkIn).sort()[0];
  const to = booked
    .map(({ checkOut }) => checkOut)
    .sort()
    .at(-1);
  return [
    `${counted(booked.length, 'room')}, ${counted(guests, 'guest')}`,
    from && to && shownNights(from, to, today),
    po && `PO ${po}`,
    bookedBy && `booked by ${bookedBy}`,
    releaseOn && stays.some(isUnnamed) && `names until ${shownDay(releaseOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface RoomsCardProps extends GroupRoomsProps {
  /** Why the last press did not check some in, by their ids. */
  readonly problems: ReadonlyMap<string, string>;
}

function RoomsCard({ group: { stays, today }, problems }: RoomsCardProps) {
  const motel = useMotel();
  const { shownMoney } = motel;
  return (
    <DeskCard title="Rooms" count={stays.length}>
      <Sheet
        label="Rooms of the group"
        nameAt={1}
        columns={['Room', 'Guest', 'Kind', 'State', { amount: 'Balance' }, 'Paid by']}
        onPhone={[0, 1, 4]}
        rows={stays.map((stay) => {
          const state = stateOnDay(stay, today, motel);
          const tag = <Tag {...groupTag(stay, state)} />;
          const why = isDue(state) ? problems.get(stay.id) : undefined;
          return [
            stay.id,
            <RoomCell key="room" stay={stay} />,
            <span key="guest">
              <Link className={guest} to={`/stays/${stay.id}`}>
                {isUnnamed(stay) ? 'No name yet' : fullName(stay)}
              </Link>
              <span className={small}>{shownNights(stay.checkIn, stay.checkOut, today)}</span>
              <span className={phoneOnly}>{tag}</span>
              {why !== undefined && <span className={refused}>{why}</span>}
            </span>,
            stay.type.title,
            tag,
            shownMoney(stay.balance),
            stay.payer ?? 'the guest',
          ];
        })}
        foot={['', 'Total', '', '', shownMoney(sum(...stays.map(({ balance }) => balance))), '']}
      />
    </DeskCard>
  );
}

function RoomCell({ stay: { rooms, type } }: { readonly stay: ListedStay }) {
  const numbers = rooms.map(({ number }) => number).join(', ');
  return (
    <span className={room}>
      <Fob room={type} size="small" isDecoration={numbers === ''} />
      {numbers === '' ? type.title : numbers}
    </span>
  );
}
