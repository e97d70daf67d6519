import { callEndpoint, ENDPOINTS } from '@motel/api-client';
import { addDays, type CivilDate, dollars } from '@motel/booking-core';
import { TextField, VisuallyHidden } from '@motel/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { shownDay, shownDayOfMonth, shownWeekday } from '../../../shared/format/shown-dates.ts';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { REFRESH, wire } from '../../../shared/wire/calls.ts';
import type { FieldsProps } from './PanelForm.tsx';
import { night, nightStates, number, strip, two } from './StayPanel.css.ts';
import { leavingAt, type StripNight, stripOf } from './wanted-change.ts';

const SIDES = [
  ['checkIn', 'Arrives'],
  ['checkOut', 'Leaves'],
] as const;

export function DateFields(props: FieldsProps) {
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
