import { ApiProblem, type AskedOf } from '@motel/api-client';
import type {
  AnswerTo,
  DeskCalls,
  NightSpanWire,
  RateCode,
  RatePreview,
  RateStay,
} from '@motel/api-client/desk-contracts';
import { civilDate, daysBetween } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Alert } from '@motel/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../shared/field/use-settled.ts';
import { shownNights } from '../../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { callDesk } from '../../../shared/wire/calls.ts';
import { dayAfter } from '../calendar.ts';
import type { NightCounts } from '../draft.ts';
import { changedPrices } from '../RatePanels.css.ts';

/** Milliseconds without typing until the server is asked. */
const PAUSE = 250;

/** The guests of a stay that is an example. */
export const TWO_ADULTS = { adults: 2, children: 0, infants: 0, pets: 0 };

/** A stay that an entry of the tariff is about. @param soonest days ahead */
export function exampleStay(
  { rooms, today }: Pick<AnswerTo<'rateCodes'>, 'rooms' | 'today'>,
  { room, from = '' }: Pick<RateCode, 'room' | 'from'>,
  soonest: number,
  nights = 2,
): RateStay {
  const day = [dayAfter(today, soonest), from].toSorted().at(-1) ?? from;
  return { room: room?.[0] ?? rooms[0]?.id ?? '', from: day, to: dayAfter(day, nights), party: TWO_ADULTS };
}

/** The effect of a change on the rates of a version, while it is typed. */
export function usePreview(
  asked: AskedOf<DeskCalls['previewRates']>['body'] | undefined,
  version: number | undefined,
) {
  const body = useSettled(asked, PAUSE);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['previewRates', version, body],
    queryFn: ({ signal }) => callDesk('previewRates', { body: body ?? {}, key: crypto.randomUUID(), signal }),
    enabled: asked !== undefined && body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    preview: asked === undefined || error !== null ? undefined : data,
    /** The server's sentence about what cannot be. */
    refusal: asked !== undefined && error instanceof ApiProblem ? error.serverMessage : undefined,
    /** It is of what was typed a moment ago. */
    isOld: isPlaceholderData || JSON.stringify(asked) !== JSON.stringify(body),
  };
}

export type RateEffect = ReturnType<typeof usePreview>;

export function RatePreviewBanner({ preview, isOld, today }: RateEffect & { readonly today: string }) {
  if (preview === undefined) return null;
  return (
    <Alert tone="info" icon={<DeskIcon name="check" />}>
      <span aria-busy={isOld}>
        {preview.nights > 0 && <>{changedWords(preview, today)} </>}
        {effectWords(preview)}
        {preview.rooms.map(({ room, before, after }) => (
          <span key={room} className={changedPrices}>
            {room}: {before} → <b>{after}</b>
          </span>
        ))}
      </span>
    </Alert>
  );
}

/** `4 nights`, `1 night of 6 room types`: as a person counts them. */
export function nightsWords({ nights, kinds }: NightCounts): string {
  return `${counted(nights, 'night')}${kinds > 1 ? ` of ${kinds} room types` : ''}`;
}

/** Which nights change: `4 nights of 6 room types change: Jul 1 to 4.` */
function changedWords({ nights, rooms, spans }: RatePreview, today: string): string {
  const verb = nights === 1 ? 'changes' : 'change';
  return `${nightsWords({ nights, kinds: rooms.length })} ${verb}: ${spansWords(spans, today, nights)}.`;
}

/** `15 booked stays keep their price. 10 room-nights are still for sale.` */
function effectWords({ nights, stays, free }: RatePreview): string {
  if (nights === 0) return 'The prices of coming nights do not change.';
  const some = stays === 1 ? '1 booked stay keeps its price.' : `${stays} booked stays keep their price.`;
  const kept = stays === 0 ? 'No stay is booked on these nights.' : some;
  return `${kept} ${free === 1 ? '1 room-night is' : `${free.toLocaleString('en')} room-nights are`} still for sale.`;
}

/** `Jul 1 to 4, Jul 9`. @param nights of all spans, where those given may be the first ones alone */
export function spansWords(spans: readonly NightSpanWire[], today: string, nights?: number): string {
  const words = spans.map(({ from, to }) => shownNights(from, to, today));
  const listed = spans.reduce(
    (sum, { from, to }) => sum + daysBetween(civilDate(from), civilDate(to)) + 1,
    0,
  );
  return [...words, ...(nights !== undefined && nights > listed ? ['and later ones'] : [])].join(', ');
}
