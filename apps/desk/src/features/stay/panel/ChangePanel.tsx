import { callEndpoint, ENDPOINTS } from '@motel/api-client';
import type { AnswerTo, PayWay } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, dollars, toDollars } from '@motel/booking-core';
import { TextField, VisuallyHidden } from '@motel/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownMoves } from '../../../shared/close-room/CloseRoomDialog.tsx';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { shownDay, shownDayOfMonth, shownWeekday } from '../../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { PartyCounts } from '../../../shared/party/PartyCounts.tsx';
import { HandPrice, PayWays } from '../../../shared/pay/PayWays.tsx';
import { RoomPicker } from '../../../shared/rooms/RoomPicker.tsx';
import { roomWords } from '../../../shared/rooms/shown-rooms.ts';
import { REFRESH, useDesk, wire } from '../../../shared/wire/calls.ts';
import { MoneyTable, RefundWays } from './MoneyTable.tsx';
import { type FieldsProps, PanelForm, type PanelProps, useDeed, type ViewProps } from './PanelForm.tsx';
import type { PanelView } from './panel-view.ts';
import {
  MOVES,
  NONE_FREE,
  OtherRooms,
  RoomInTheWay,
  RoomWishes,
  TypeFields,
  useTypes,
} from './RoomFields.tsx';
import { night, nightStates, number, say, strip, three, two } from './StayPanel.css.ts';
import {
  changeDeed,
  changeQuery,
  isChanged,
  leavingAt,
  type StripNight,
  stripOf,
  type TypedChange,
  unchanged,
  wantedOf,
  wishWords,
} from './wanted-change.ts';

const TITLES: Partial<Record<PanelView, string>> = {
  dates: 'Change dates',
  room: 'Change the room',
  party: 'Change the guests',
};

/** Other dates, another kind of room, another party: one change, with its fields on three tabs. */
export function ChangePanel({ view, ...props }: ViewProps) {
  const { stay, onDone } = props;
  const motel = useMotel();
  const { typed, onChange, isOld, refusal, shown, choice, setChoice, change, words, make } = useChange(props);
  const lacks = shown && lackOf(shown, choice, typed);
  return (
    <PanelForm
      title={TITLES[view] ?? ''}
      deed={changeDeed(motel, words, shown?.difference, choice.pay)}
      press={{ ...change, problem: change.problem ?? refusal }}
      isHidden={!isChanged(motel, typed, stay)}
      isReady={shown !== undefined && !isOld && lacks === undefined}
      lacks={lacks}
      onSubmit={make}
    >
      {view === 'dates' && <DateFields stay={stay} typed={typed} onChange={onChange} />}
      {view === 'room' && (
        <>
          <RoomWishes {...props} />
          <RoomPicker
            stay={stay}
            count={stay.party.rooms}
            own={stay.rooms
              .filter(({ checkOut }) => checkOut === stay.checkOut)
              .map(({ roomId, number }) => ({ id: roomId, number }))}
            onGiven={(rooms, before) => onDone(`${roomWords(rooms, 'Room')} it is.`, before)}
          />
          <TypeFields stay={stay} typed={typed} onChange={onChange} />
        </>
      )}
      {view === 'party' && (
        <PartyCounts
          className={three}
          value={typed.party}
          onChange={(counts) => onChange({ party: { ...typed.party, ...counts } })}
          booked={stay.party}
        />
      )}
      <HandPrice value={typed} onChange={onChange} />
      {shown !== undefined && <ChangeMoney shown={shown} choice={choice} onChoice={setChoice} />}
    </PanelForm>
  );
}

type ShownChange = AnswerTo<'previewChange'>;

interface ChangeChoice {
  readonly pay?: PayWay | undefined;
  /** Instead of a room that another stay has. */
  readonly roomId?: string | undefined;
}

/** The room that the stay moves to, or `MOVES`: of another kind the proposed one, unless the person chooses. */
function roomOf({ inTheWay, choices = [] }: ShownChange, { roomId }: ChangeChoice): string | undefined {
  if (roomId === MOVES && inTheWay?.moves !== undefined) return MOVES;
  const free = inTheWay?.choices ?? choices;
  return free.find(({ id }) => id === roomId)?.id ?? choices[0]?.id;
}

/** The words of the choice that the person still has to make. */
function lackOf(shown: ShownChange, choice: ChangeChoice, typed: TypedChange): string | undefined {
  const needsRoom = (shown.inTheWay ?? shown.choices) !== undefined;
  if (needsRoom && roomOf(shown, choice) === undefined) return 'Choose a room first.';
  if (!isPaid(shown, choice)) return 'Say how it is paid.';
  return typed.isByHand && typed.handReason.trim() === '' ? 'Say why the price is another one.' : undefined;
}

const isPaid = ({ difference }: ShownChange, { pay }: ChangeChoice) => difference <= 0 || pay !== undefined;

function useChange({ stay, onDone }: PanelProps) {
  const motel = useMotel();
  const parts = { id: stay.id };
  // Another page may have asked for a day of leaving.
  const asked = useSearchParams()[0].get('leaves');
  // Only what this person has typed: the rest follows the stay.
  const [edits, setEdits] = useState<Partial<TypedChange>>(asked === null ? {} : { checkOut: asked });
  const [choice, setChoice] = useState<ChangeChoice>({});
  const change = useDeed('changeStay', { stay, onDone });
  const typed = { ...unchanged(stay), ...edits };
  const query = isChanged(motel, typed, stay) ? changeQuery(motel, typed) : undefined;
  const preview = useDesk('previewChange', query && { parts, query }, { enabled: !change.isPressing });
  const shown = query === undefined || preview.error !== null ? undefined : preview.data;
  const title = useTypes(typed).find(({ type }) => type.id === typed.typeId)?.type.title;
  const words = wishWords(typed, stay, title);

  async function make(): Promise<void> {
    const wanted = wantedOf(typed);
    if (wanted === undefined || shown === undefined || !isPaid(shown, choice)) return;
    const { pay = 'later' } = choice;
    const { inTheWay, difference, after } = shown;
    const roomId = roomOf(shown, choice);
    const body = {
      ...wanted,
      difference: toDollars(difference),
      pay,
      ...(typed.isByHand && { byHand: { total: toDollars(after), reason: typed.handReason.trim() } }),
      ...(roomId === MOVES
        ? { moves: shownMoves(inTheWay?.moves ?? []) }
        : roomId !== undefined && { room: { roomId, ...(inTheWay && { insteadOf: inTheWay.roomId }) } }),
    };
    const isWaiting = pay === 'link' && difference > 0;
    const said = isWaiting
      ? 'The rooms are held. The stay changes when the guest has paid.'
      : `${words}: done.`;
    if (!(await change.press(body, said))) return;
    setEdits({});
    setChoice({});
  }

  return {
    typed,
    shown,
    choice,
    change,
    words,
    make,
    isOld: preview.isPlaceholderData,
    refusal: preview.error ?? undefined,
    onChange(more: Partial<TypedChange>) {
      change.forgetProblem();
      setEdits({ ...edits, ...more });
    },
    setChoice: (more: ChangeChoice) => setChoice({ ...choice, ...more }),
  };
}

interface ChangeMoneyProps {
  readonly shown: ShownChange;
  readonly choice: ChangeChoice;
  readonly onChoice: (more: ChangeChoice) => void;
}

function ChangeMoney({ shown, choice, onChoice }: ChangeMoneyProps) {
  const { shownMoney } = useMotel();
  const { parts, before, after, words, inTheWay, ways, difference } = shown;
  return (
    <>
      <MoneyTable parts={parts} total={{ label: 'Total', before, after }} />
      {words.length > 0 && (
        <div className={say}>
          <DeskIcon name="check" />
          <span>{words.join(' ')}</span>
        </div>
      )}
      {inTheWay !== undefined && (
        <RoomInTheWay wayOut={inTheWay} value={choice.roomId} onChange={(roomId) => onChoice({ roomId })} />
      )}
      {shown.choices !== undefined && (
        <OtherRooms
          legend={shown.choices.length === 0 ? NONE_FREE : 'From now on the guests have'}
          free={shown.choices}
          value={roomOf(shown, choice)}
          onChange={(roomId) => onChoice({ roomId })}
        />
      )}
      <RefundWays ways={ways} />
      {difference > 0 && (
        <PayWays
          label={`The guest pays ${shownMoney(difference)} by`}
          value={choice.pay}
          onChange={(pay) => onChoice({ pay })}
        />
      )}
    </>
  );
}

const SIDES = [
  ['checkIn', 'Arrives'],
  ['checkOut', 'Leaves'],
] as const;

function DateFields(props: FieldsProps) {
  const { stay, typed, onChange } = props;
  const field = fieldsOf(typed, onChange);
  return (
    <>
      <div className={two}>
        {SIDES.map(([side, label]) => {
          const isChanged = typed[side] !== stay[side];
          const was = isChanged ? ` (was ${shownDay(stay[side])})` : '';
          return (
            <TextField key={side} label={label + was} type="date" isChanged={isChanged} {...field(side)} />
          );
        })}
      </div>
      <NightStrip {...props} />
    </>
  );
}

/** A week of nights: which are the stay's, which are new, what each costs. A press makes the stay end with it. */
function NightStrip({ stay, typed, onChange }: FieldsProps) {
  const motel = useMotel();
  const nights = stripOf(stay, typed);
  const from = nights[0]?.date as CivilDate;
  const to = addDays(from, nights.length);
  const { typeId } = typed;
  const { data } = useQuery({
    queryKey: ['desk', 'nights', typeId, from],
    queryFn: ({ signal }) =>
      callEndpoint(wire, ENDPOINTS.availability, { parts: { id: typeId }, query: { from, to }, signal }),
    refetchInterval: REFRESH,
    placeholderData: keepPreviousData,
  });
  const known = new Map(data?.nights.map((each) => [each.date, each]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown
    <div role="group" aria-label="Nights" className={strip}>
      {nights.map(({ date, state }) => {
        const { price, free = 0 } = known.get(date) ?? {};
        const isEnough = free >= Math.max(1, Number(typed.party.rooms) || 1);
        const words = wordsOf(motel, state, price, isEnough);
        return (
          <button
            key={date}
            type="button"
            className={`${night} ${nightStates[state]}`}
            onClick={() => onChange(leavingAt(typed, date))}
          >
            <VisuallyHidden>Night of </VisuallyHidden>
            {shownWeekday(date)} <span className={number}>{shownDayOfMonth(date)}</span> {words}
            {state !== 'out' && state !== 'other' && <VisuallyHidden>, {state}</VisuallyHidden>}
          </button>
        );
      })}
    </div>
  );
}

function wordsOf(
  { shownPrice }: DeskMotel,
  state: StripNight['state'],
  price: number | undefined,
  isEnough: boolean,
): string {
  if (state === 'out') return 'out';
  const isOwn = state === 'kept' || state === 'given up';
  if (!isOwn && !isEnough) return price === undefined ? 'closed' : 'taken';
  return price === undefined ? '' : shownPrice(dollars(price));
}
