import { NO_MONEY, subtract } from '@motel/booking-core';
import { SelectField, TextField } from '@motel/ui';
import { useState } from 'react';
import { whichOne } from '../../../shared/field/typed-amount.tsx';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import * as styles from './Begin.css.ts';
import { BillTable, moneyIn } from './BillTable.tsx';
import { billOf, dearerBefore, nightOf, offFor, SPANS, type Span } from './begun-tariff.ts';
import { type Answering, doubtHint } from './fields.tsx';
import { priceDoubt } from './guess.ts';
import { mistakeIn, numberOf, OFF, PRICE, readingsOf, type Typed } from './questions.ts';

const LENGTHS = { weekNights: ['5', '6', '7', '8'], monthNights: ['21', '28', '30', '31'] } as const;
const MONTH = 30;

/** Each kind's night, and each night of a week and of a month: as per cent or as an amount, the one moves the other. */
export function PricesQuestion({ about, rooms, isChecked, onType, onRoom }: Answering) {
  const [shown, setShown] = useState(0);
  const room = rooms[shown] ?? rooms[0] ?? {};
  const dearer = SPANS.flatMap((span) => dearerBefore(span, room, about) ?? []);
  const { amountOf } = moneyIn(about);
  return (
    <DeskCard title="A night, before taxes">
      <div className={styles.prices}>
        <div className={styles.priceRow}>
          <span className={styles.kind} />
          <span />
          {SPANS.map((span) => (
            <SpanHead key={span.off} span={span} about={about} isChecked={isChecked} onType={onType} />
          ))}
        </div>
        {rooms.map((one, at) => (
          <PriceRow
            key={at}
            room={one}
            others={rooms.toSpliced(at, 1)}
            about={about}
            isChecked={isChecked}
            onType={(changes) => onRoom(at, changes)}
            onFocus={() => setShown(at)}
          />
        ))}
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

interface SpanHeadProps extends Pick<Answering, 'about' | 'isChecked' | 'onType'> {
  readonly span: Span;
}

function SpanHead({ span, about, isChecked, onType }: SpanHeadProps) {
  const off = about[span.off] ?? '';
  return (
    <div className={styles.spanHead}>
      <SelectField
        label="From"
        value={about[span.nights] ?? ''}
        options={LENGTHS[span.nights].map((value) => ({ value, label: `${value} nights` }))}
        onChange={(nights) => onType({ [span.nights]: nights })}
      />
      <TextField
        label="Per cent less"
        inputMode="decimal"
        value={off}
        onChange={(typed) => onType({ [span.off]: typed })}
        hint={whichOne(readingsOf(OFF, off, about) ?? [], (typed) => onType({ [span.off]: typed }))}
        error={isChecked && off !== '' ? mistakeIn(OFF, off, about) : undefined}
      />
    </div>
  );
}

interface PriceRowProps extends Pick<Answering, 'about' | 'isChecked' | 'onType'> {
  readonly room: Typed;
  readonly others: readonly Typed[];
  readonly onFocus: () => void;
}

function PriceRow({ room, others, about, isChecked, onType, onFocus }: PriceRowProps) {
  const { title, count, price = '' } = room;
  const each = numberOf(PRICE, price, about);
  const ways = readingsOf(PRICE, price, about) ?? [];
  return (
    <fieldset className={styles.priceRow} aria-label={title} onFocus={onFocus}>
      <span className={styles.kind}>
        <b>{title}</b>
        <small>{count === '1' ? '1 room' : `${count} rooms`}</small>
      </span>
      <TextField
        label="A night"
        inputMode="decimal"
        value={price}
        onChange={(typed) => onType({ price: typed })}
        hint={
          whichOne(ways, (typed) => onType({ price: typed })) ??
          doubtHint(priceDoubt(room, others, about), 'price', onType)
        }
        error={isChecked ? mistakeIn(PRICE, price, about) : undefined}
      />
      {SPANS.map((span) => (
        <NightOfSpan key={span.off} span={span} room={room} each={each} about={about} onType={onType} />
      ))}
    </fieldset>
  );
}

interface NightOfSpanProps extends Pick<Answering, 'about' | 'onType'> {
  readonly span: Span;
  readonly room: Typed;
  readonly each: number | undefined;
}

/** Each night's price in a longer stay: typed, it becomes the kind's own per cent. */
function NightOfSpan({ span, room, each, about, onType }: NightOfSpanProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
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

/** The prices that guests pay before taxes, from one night to a month. */
export function PricesBill({ about, rooms }: Pick<Answering, 'about' | 'rooms'>) {
  const nights = [1, 3, Number(about.weekNights), 10, Number(about.monthNights)];
  const { amountOf } = moneyIn(about);
  return (
    <BillTable title="What guests will read" rooms={rooms}>
      {(room) => (
        <tbody>
          {nights.map((count) => {
            const bill = billOf(room, about, count, []);
            if (bill === undefined) return null;
            const step = bill.lines.find(({ kind }) => kind === 'step');
            return (
              <tr key={count}>
                <th scope="row">
                  {count === 1 ? '1 night' : `${count} nights`}
                  <br />
                  <small>{step?.label}</small>
                </th>
                <td>
                  <b>{amountOf(bill.total)}</b>
                  <br />
                  <small>{step && `saves ${amountOf(subtract(NO_MONEY, step.amount))}`}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      )}
    </BillTable>
  );
}
