import type { PayWay } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownMoney } from '../../../shared/format/shown-money.ts';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { PartyCounts } from '../../../shared/party/PartyCounts.tsx';
import { HandPrice } from '../../../shared/pay/HandPrice.tsx';
import { PayWays } from '../../../shared/pay/PayWays.tsx';
import { RoomPicker } from '../../../shared/rooms/RoomPicker.tsx';
import { roomWords } from '../../../shared/rooms/shown-rooms.ts';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import { DateFields } from './DateFields.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { PanelForm } from './PanelForm.tsx';
import type { PanelProps } from './panel-props.ts';
import type { ChangeView } from './panel-view.ts';
import { RefundWays } from './RefundWays.tsx';
import { RoomInTheWay } from './RoomInTheWay.tsx';
import { RoomWishes } from './RoomWishes.tsx';
import { say, three } from './StayPanel.css.ts';
import { TypeFields } from './TypeFields.tsx';
import { useTypes } from './use-types.ts';
import {
  changeDeed,
  changeQuery,
  changeWords,
  isChanged,
  type TypedChange,
  unchanged,
  wantedOf,
} from './wanted-change.ts';

const TITLES: Record<ChangeView, string> = {
  dates: 'Change dates',
  room: 'Change the room',
  party: 'Change the guests',
};

/** Other dates, another kind of room, another party: one change, with its fields on three tabs. */
export function ChangePanel({ stay, view, onDone }: PanelProps & { readonly view: ChangeView }) {
  const { id, version } = stay;
  // Only what this person has typed: the rest follows the stay, whoever changes it.
  // Another page may have asked for a day of leaving.
  const asked = useSearchParams()[0].get('leaves');
  const [edits, setEdits] = useState<Partial<TypedChange>>(asked === null ? {} : { checkOut: asked });
  const typed = { ...unchanged(stay), ...edits };
  const [pay, setPay] = useState<PayWay | undefined>(undefined);
  const [roomId, setRoomId] = useState<string | undefined>(undefined);
  const change = usePress('changeStay');
  const isAnother = isChanged(typed, stay);
  const query = isAnother ? changeQuery(typed) : undefined;
  const preview = useDesk(
    'previewChange',
    { parts: { id }, query: query ?? sameStay(stay) },
    { enabled: query !== undefined && !change.isPressing },
  );
  const shown = query === undefined || preview.error !== null ? undefined : preview.data;
  const title = useTypes(typed).find(({ type }) => type.id === typed.typeId)?.type.title;
  const words = changeWords(typed, stay, title);
  const onChange = (more: Partial<TypedChange>) => {
    change.forgetProblem();
    setEdits({ ...edits, ...more });
  };

  const make = async () => {
    const wanted = wantedOf(typed);
    if (wanted === undefined || shown === undefined || !isPaid) return;
    const byHand = typed.isByHand
      ? { byHand: { total: toDollars(shown.after), reason: typed.handReason.trim() } }
      : {};
    const room = wayOut && roomId !== undefined ? { room: { roomId, insteadOf: wayOut.roomId } } : {};
    const body = {
      ...{ ...wanted, ...byHand, ...room, version },
      ...{ difference: toDollars(shown.difference), pay: pay ?? 'later' },
    } as const;
    const done = await change.press({ parts: { id }, body });
    const isWaiting = pay === 'link' && shown.difference > 0;
    if (done !== undefined) {
      setEdits({});
      setPay(undefined);
      setRoomId(undefined);
      onDone(isWaiting ? 'The rooms are held. The stay changes when the guest has paid.' : `${words}: done.`);
    }
  };

  const isPaid = shown === undefined || shown.difference <= 0 || pay !== undefined;
  const wayOut = shown?.inTheWay;
  const refusal = query === undefined ? undefined : preview.error?.message;
  return (
    <PanelForm
      title={TITLES[view]}
      deed={changeDeed(words, shown?.difference, pay)}
      isHidden={!isAnother}
      isPressing={change.isPressing}
      isReady={
        shown !== undefined &&
        !preview.isPlaceholderData &&
        isPaid &&
        (wayOut === undefined || roomId !== undefined) &&
        (!typed.isByHand || typed.handReason.trim() !== '')
      }
      problem={change.problem ?? (refusal === undefined ? undefined : { message: refusal })}
      onSubmit={make}
    >
      {view === 'room' && <RoomWishes stay={stay} onDone={onDone} />}
      {view === 'dates' && <DateFields stay={stay} typed={typed} onChange={onChange} />}
      {view === 'room' && (
        <>
          <RoomPicker
            stayId={id}
            count={stay.party.rooms}
            own={stay.rooms
              .filter(({ checkOut }) => checkOut === stay.checkOut)
              .map(({ roomId, number }) => ({ id: roomId, number }))}
            onGiven={(rooms) => onDone(`${roomWords(rooms, 'Room')} it is.`)}
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
      {shown !== undefined && (
        <>
          <MoneyTable
            rows={shown.parts.map(({ label, before, after }) => ({ what: label, now: before, after }))}
            total={{ now: shown.before, after: shown.after }}
          />
          {shown.words.length > 0 && (
            <div className={say}>
              <DeskIcon name="check" />
              <span>{shown.words.join(' ')}</span>
            </div>
          )}
          {wayOut !== undefined && <RoomInTheWay wayOut={wayOut} value={roomId} onChange={setRoomId} />}
          <RefundWays ways={shown.ways} />
          {shown.difference > 0 && (
            <PayWays
              label={`The guest pays ${shownMoney(shown.difference)} by`}
              value={pay}
              onChange={setPay}
            />
          )}
        </>
      )}
    </PanelForm>
  );
}

/** A question that is never sent: it stands in while nothing is changed. */
function sameStay(stay: PanelProps['stay']) {
  const { typeId, checkIn, checkOut, party } = unchanged(stay);
  return { typeId, checkIn, checkOut, ...party };
}
