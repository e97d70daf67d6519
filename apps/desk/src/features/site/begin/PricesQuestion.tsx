import { SelectField, TextField } from '@motel/ui';
import { useState } from 'react';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import * as styles from './Begin.css.ts';
import { amountsOf, billOf, dearerBefore, nightOf, offFor, SPANS, type Span } from './begun-tariff.ts';
import { AnswerField, type Answering } from './fields.tsx';
import { priceDoubt } from './guess.ts';
import { numberOf, OFF, PRICE, type Typed } from './questions.ts';

const LENGTHS = { weekNights: lengths(5, 6, 7, 8), monthNights: lengths(21, 28, 30, 31) };
const MONTH = 30;

function lengths(...nights: readonly number[]) {
  return nights.map((count) => ({ value: `${count}`, label: `${count} nights` }));
}

/** Each kind's night, and each night of a week and of a month: as per cent or as an amount, the one moves the other. */
export function PricesQuestion({ about, rooms, isChecked, onType, onRoom }: Answering) {
  const [shown, setShown] = useState(0);
  const room = rooms[shown] ?? rooms[0] ?? {};
  const dearer = SPANS.flatMap((span) => dearerBefore(span, room, about) ?? []);
  const amountOf = amountsOf(about);
  return (
    <DeskCard title="A night, before taxes">
      <div className={styles.prices}>
        <div className={styles.priceRow}>
          <span className={styles.kind} />
          <span />
          {SPANS.map((span) => (
            <div key={span.off} className={styles.spanHead}>
              <SelectField
                label="From"
                value={about[span.nights] ?? ''}
                options={LENGTHS[span.nights]}
                onChange={(nights) => onType({ [span.nights]: nights })}
              />
              <AnswerField
                field={{ ...OFF, key: span.off }}
                about={about}
                isChecked={isChecked}
                onType={onType}
              />
            </div>
          ))}
        </div>
        {rooms.map((one, at) => {
          const ofRoom = { about, isChecked, onType: (changes: Typed) => onRoom(at, changes) };
          const { title, count } = one;
          return (
            <fieldset key={at} className={styles.priceRow} aria-label={title} onFocus={() => setShown(at)}>
              <span className={styles.kind}>
                <b>{title}</b>
                <small>{count === '1' ? '1 room' : `${count} rooms`}</small>
              </span>
              <AnswerField
                {...ofRoom}
                field={PRICE}
                typed={one}
                doubt={priceDoubt(one, rooms.toSpliced(at, 1), about)}
              />
              {SPANS.map((span) => (
                <NightOfSpan key={span.off} {...ofRoom} span={span} room={one} />
              ))}
            </fieldset>
          );
        })}
      </div>
      <StayBars room={room} about={about} />
      <p className={styles.below}>
        {dearer.map(({ nights, less }) => (
          <span key={nights}>
            {`${nights} nights cost ${amountOf(less)} less than ${nights - 1}, so guests may stay one more: that is usual. `}
          </span>
        ))}
        An empty box means no price of its own; weekends and summer come later, under Rates.
      </p>
    </DeskCard>
  );
}

interface NightOfSpanProps extends Pick<Answering, 'about' | 'onType'> {
  readonly span: Span;
  readonly room: Typed;
}

/** Each night's price in a longer stay: typed, it becomes the kind's own per cent. */
function NightOfSpan({ span, room, about, onType }: NightOfSpanProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const each = numberOf(PRICE, room.price ?? '', about);
  const night = nightOf(span, room, about);
  const own = room[span.off];
  const follow = (text: string) => {
    setTyped(text);
    const price = numberOf(PRICE, text, about);
    if (text.trim() === '') onType({ [span.off]: '0' });
    else if (price !== undefined && each !== undefined && price <= each)
      onType({ [span.off]: offFor(price, each) });
  };
  return (
    <TextField
      label={`${about[span.nights]}+ nights`}
      inputMode="decimal"
      value={typed ?? (night === undefined || night === each ? '' : night.toFixed(2))}
      onChange={follow}
      onBlur={() => setTyped(undefined)}
      hint={own === undefined || own === '0' ? undefined : `${own}% less`}
    />
  );
}

/** The price of a stay of 1 to 30 nights, by core. */
function StayBars({ room, about }: { readonly room: Typed; readonly about: Typed }) {
  const totals = Array.from({ length: MONTH }, (_, at) => billOf(room, about, at + 1, [])?.total ?? 0);
  const most = Math.max(...totals);
  if (most === 0) return null;
  const spanAt = (nights: number) => SPANS.filter((span) => nights >= Number(about[span.nights])).length;
  return (
    <div
      className={styles.bars}
      role="img"
      aria-label={`The price of a stay in ${room.title} from 1 to ${MONTH} nights`}
    >
      {totals.map((total, at) => (
        <div
          key={at}
          className={styles.bar}
          data-span={spanAt(at + 1)}
          style={{ height: `calc(100% * ${total} / ${most})` }}
        />
      ))}
    </div>
  );
}
