import type { DeskChangePreview, DeskOffer, RoomTrait } from '@motel/api-client/desk-contracts';
import { daysBetween, parseCivilDate } from '@motel/booking-core';
import { Alert, TextField } from '@motel/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { TraitBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { Fob } from '../../../shared/fob/Fob.tsx';
import { shownDay } from '../../../shared/format/shown-dates.ts';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { shownRooms } from '../../../shared/rooms/shown-rooms.ts';
import { useDesk } from '../../../shared/wire/calls.ts';
import { type FieldsProps, type PanelProps, useDeed } from './PanelForm.tsx';
import * as styles from './StayPanel.css.ts';
import type { TypedChange } from './wanted-change.ts';

/** The guest's wishes for their room: proposals keep them where they can. */
export function RoomWishes(props: PanelProps) {
  /** `near` is the reference of another stay. */
  const [typed, setTyped] = useState<{ traits: readonly RoomTrait[]; near: string } | undefined>(undefined);
  const { data } = useDesk('roomChoices', { parts: { id: props.stay.id } });
  const wish = useDeed('setWishes', props);
  if (data === undefined) return null;
  const { wishes, near } = data;
  if (typed === undefined) {
    const words = [...wishes, ...(near ? [`near ${near.name} (${near.reference})`] : [])];
    const change = () => setTyped({ traits: wishes, near: near?.reference ?? '' });
    return (
      <div className={styles.line}>
        <span>
          <b>Wishes</b> {words.length === 0 ? 'none' : words.join(', ')}
        </span>
        <DeskButton size="small" aria-label="Change the wishes" onClick={change}>
          Change
        </DeskButton>
      </div>
    );
  }
  const field = fieldsOf(typed, (part) => setTyped({ ...typed, ...part }));
  const save = async () => {
    const other = typed.near.trim();
    const body = { wishes: [...typed.traits], ...(other !== '' && { near: other }) };
    if (await wish.press(body, 'The wishes are kept.')) setTyped(undefined);
  };
  const cancel = () => {
    wish.forgetProblem();
    setTyped(undefined);
  };
  // The panel's own form would send the change of the stay.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.target as Element).tagName !== 'INPUT') return;
    event.preventDefault();
    void save();
  };
  return (
    <fieldset className={styles.wishes} aria-label="Room wishes" onKeyDown={onKeyDown}>
      <TraitBoxes {...field('traits')} />
      <TextField
        label="Near the other stay"
        maxLength={40}
        mark="optional"
        hint="Its reference, such as LI-7K4QD."
        {...field('near')}
      />
      {wish.problem !== undefined && <Alert tone="error">{wish.problem.message}</Alert>}
      <div className={styles.line}>
        <DeskButton variant="ink" size="small" disabled={wish.isPressing} onClick={() => void save()}>
          Keep the wishes
        </DeskButton>
        <DeskButton size="small" onClick={cancel}>
          Cancel
        </DeskButton>
      </div>
    </fieldset>
  );
}

type InTheWay = NonNullable<DeskChangePreview['inTheWay']>;

interface ChosenRoom {
  readonly value: string | undefined;
  readonly onChange: (roomId: string) => void;
}

export const NONE_FREE = 'No other room of this kind is free on all nights.';

/** The stay that has the room on a gained night, and the rooms to take instead. */
export function RoomInTheWay({ wayOut, ...chosen }: ChosenRoom & { readonly wayOut: InTheWay }) {
  const { number, date, by, choices: free, moves } = wayOut;
  const legend = `Room ${number} is not free on ${shownDay(date)}: ${by}. ${
    free.length > 0 || moves !== undefined ? 'From tonight on the stay has' : NONE_FREE
  }`;
  const moved = moves && `Room ${number} as before: ${moves.map(moveWords).join(', ')}`;
  return <OtherRooms {...chosen} legend={legend} free={free} moves={moved} />;
}

/** The choice to move the arrivals that are in the way. */
export const MOVES = 'moves';

function moveWords({ name, to }: NonNullable<InTheWay['moves']>[number]): string {
  return `${name || 'a guest'}, not here yet, moves to ${shownRooms(to)}`;
}

interface OtherRoomsProps extends ChosenRoom {
  /** The choice before the rooms: that others move. */
  readonly moves?: string | undefined;
  readonly legend: string;
  readonly free: InTheWay['choices'];
}

export function OtherRooms({ legend, free, moves, value, onChange }: OtherRoomsProps) {
  const rooms = free.map(({ id, number, isClean }) => [id, `Room ${number}${isClean ? '' : ', to clean'}`]);
  const choices = [...(moves === undefined ? [] : [[MOVES, moves]]), ...rooms];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.roomChoices}>
        {choices.map(([id = '', words]) => (
          <label key={id} className={styles.roomChoice}>
            <input type="radio" name="other-room" checked={value === id} onChange={() => onChange(id)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function TypeFields({ stay, typed, onChange }: FieldsProps) {
  const name = useId();
  const types = useTypes(typed);
  return (
    <fieldset className={styles.options} aria-label="Kind of room">
      {types.map(({ type, free, refusal }) => (
        <label key={type.id} className={styles.compact}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={typed.typeId === type.id}
            onChange={() => onChange({ typeId: type.id })}
          />
          <Fob room={type} isDecoration size="small" />
          <strong>{type.title}</strong>
          {type.id === stay.type.id ? (
            <span>as booked</span>
          ) : refusal === undefined ? (
            <span>{free > 0 ? `${free} free` : 'full'}</span>
          ) : (
            <span className={styles.optionNote}>{refusal}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** The kinds of room, and how many of each are free on the nights of a change. */
export function useTypes({ checkIn, checkOut, party }: TypedChange): readonly DeskOffer[] {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  const nights = from === undefined || to === undefined ? 1 : Math.max(1, daysBetween(from, to));
  const { data } = useDesk('offers', { query: { checkIn, nights: String(nights), ...party } });
  return data?.offers ?? [];
}
