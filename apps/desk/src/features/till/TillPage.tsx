import type { TillWire } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { Fragment, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { optionsOf, useFields } from '../../shared/field/fields.ts';
import { typedDollars } from '../../shared/field/typed-amount.tsx';
import { motelTime, shownDay } from '../../shared/format/shown-dates.ts';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { useMe } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard, DeskLink, PageHead } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { Figures, Sheet, StayLink } from '../../shared/sheet/Sheet.tsx';
import { rowLink, soft } from '../../shared/sheet/sheet.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { SignedCard, SignOff } from './SignOff.tsx';
import { column, layout } from './TillPage.css.ts';

export function TillPage() {
  const { shownMoney } = useMotel();
  const date = useSearchParams()[0].get('date') ?? undefined;
  const me = useMe();
  const { data } = useDesk('till', { query: { date } });
  if (data === undefined || me === undefined) return <PageHead title="Till" />;
  const isToday = data.date === data.today;
  return (
    <>
      <PageHead
        title="Till"
        back={isToday ? undefined : ['/till', 'Today']}
        note={isToday ? 'Today ends at 4:00 AM.' : shownDay(data.date)}
        end={
          <>
            <DeskLink to="/companies" icon="house">
              Companies
            </DeskLink>
            <DeskLink to="/vouchers" icon="tag">
              Gift vouchers
            </DeskLink>
            <DeskLink to="/day-end" icon="moon">
              End the day
            </DeskLink>
          </>
        }
      />
      <Figures
        label="The house in figures"
        items={[
          [shownMoney(data.house.cash), 'cash in all tills'],
          [shownMoney(data.house.terminal), 'on the terminal’s slip'],
        ]}
      />
      <div className={column}>
        {data.tills.map((till, at) => (
          <OneTill
            key={`${till.name} ${data.date}`}
            till={till}
            isToday={isToday}
            date={data.date}
            isFirst={at === 0}
          />
        ))}
        <EarlierDays />
      </div>
    </>
  );
}

function EarlierDays() {
  const { shownMoney } = useMotel();
  const { data } = useDesk('tillDays', {}, { refresh: 30_000 });
  if (data === undefined) return null;
  return (
    <DeskCard title="Earlier days" count={data.days.length}>
      <Sheet
        label="Tills of earlier days"
        empty="No till of the last month was used."
        columns={['Day', 'Person', { amount: 'Cash' }, { amount: 'Terminal' }, 'Signed off']}
        rows={data.days.map(({ date, name, cash, terminal, signed }) => [
          `${date} ${name}`,
          <Link key={date} className={rowLink} to={`/till?date=${date}`}>
            {shownDay(date)}
          </Link>,
          name,
          shownMoney(cash),
          shownMoney(terminal),
          <SignedTag key={date} signed={signed} agrees="Agrees" />,
        ])}
      />
    </DeskCard>
  );
}

interface OneTillProps {
  readonly till: TillWire;
  readonly date: string;
  readonly isToday: boolean;
  /** The page's own till: its figures stand without its name. */
  readonly isFirst: boolean;
}

function OneTill({ till, date, isToday, isFirst }: OneTillProps) {
  const { shownMoney } = useMotel();
  const { name, cash, terminal, rows, signed, personId } = till;
  const isUsed = rows.length > 0;
  return (
    <section aria-label={`Till of ${name}`}>
      {(!isFirst || isUsed) && (
        <Figures
          label={`Till of ${name} in figures`}
          items={[
            [shownMoney(cash.expected), `should be in the till of ${name}`],
            [shownMoney(cash.taken), 'cash taken'],
            ...(cash.givenBack === 0 ? [] : [[shownMoney(cash.givenBack), 'cash refunded'] as const]),
            [shownMoney(terminal.expected), 'at the terminal'],
          ]}
        />
      )}
      <div className={layout}>
        <DeskCard
          title={isFirst ? 'Your till' : name}
          aside={
            (signed && <SignedTag signed={signed} agrees={`Signed off ${motelTime(signed.at)}`} />) ??
            shownDay(date)
          }
        >
          <TillRows name={name} rows={rows} />
        </DeskCard>
        <div className={column}>
          {signed && personId !== undefined && (
            <SignedCard signed={signed} date={date} personId={personId} till={till} />
          )}
          {!signed && personId !== undefined && (isUsed || isFirst) && (
            <SignOff till={till} personId={personId} date={date} isMain={isFirst} />
          )}
          {!signed && isFirst && isToday && <CashMove />}
        </div>
      </div>
    </section>
  );
}

const KINDS = {
  float: 'Float',
  'pay-in': 'Paid in',
  'pay-out': 'Paid out',
  payment: 'Payment',
  refund: 'Refund',
} as const;

function TillRows({ name, rows }: Pick<TillWire, 'name' | 'rows'>) {
  const { shownMoney } = useMotel();
  return (
    <Sheet
      label={`Rows of the till of ${name}`}
      empty="Nothing came in or went out."
      columns={['Time', 'What', { amount: 'Cash' }, { amount: 'Terminal' }]}
      nameAt={1}
      rows={rows.map(({ at, kind, stay, way, reason, amount }) => [
        `${at} ${kind} ${stay?.reference ?? reason} ${amount}`,
        motelTime(at),
        <Fragment key={at}>
          {KINDS[kind]} {stay && <StayLink {...stay} />}
          {reason !== undefined && <span className={soft}>{reason}</span>}
        </Fragment>,
        way === 'cash' && shownMoney(amount),
        way === 'terminal' && shownMoney(amount),
      ])}
    />
  );
}

/** @param agrees the words where all that is in the till was counted */
function SignedTag({ signed, agrees }: { readonly signed: TillWire['signed']; readonly agrees: string }) {
  const motel = useMotel();
  if (signed === undefined) return <Tag tone="red" icon="warning" words="Not signed off" />;
  const { difference, movedSince } = signed;
  if (movedSince > 0) {
    const moved = motel.shownMoney(movedSince);
    return <Tag tone="red" icon="warning" words={`${moved} moved after it was signed`} />;
  }
  return (
    <Tag
      tone={difference === 0 ? 'green' : 'yellow'}
      icon="check"
      words={difference === 0 ? agrees : `Signed off, ${shownDifference(motel, difference)}`}
    />
  );
}

const MOVES = optionsOf({ float: 'Float', 'pay-in': 'Paid in', 'pay-out': 'Paid out' });

const NOTHING = { amount: '', reason: '' };
const DOES = { float: 'Set the float to', 'pay-in': 'Pay in', 'pay-out': 'Pay out' };

function CashMove() {
  const [kind, setKind] = useState<keyof typeof DOES>('float');
  return (
    <DeskCard title="Cash without a stay" isInset>
      <Segments label="What it is" options={MOVES} value={kind} onChange={setKind} />
      <MoveForm key={kind} kind={kind} />
    </DeskCard>
  );
}

/** The form of one kind of move: the end of a press for another kind clears nothing in it. */
function MoveForm({ kind }: { readonly kind: keyof typeof DOES }) {
  const motel = useMotel();
  const { typed, setTyped, field } = useFields(NOTHING);
  const { reason } = typed;
  const amount = typedDollars(motel, typed.amount);
  const isReasonMissing = kind !== 'float' && reason.trim() === '';
  const body =
    amount === undefined || isReasonMissing ? undefined : { kind, amount: toDollars(amount), reason };
  return (
    <PressForm
      call="moveCash"
      asked={body && { body }}
      onDone={() => setTyped(NOTHING)}
      deed={`${DOES[kind]} ${amount === undefined ? '' : motel.shownMoney(amount)}`}
      full
    >
      {(isTried) => (
        <>
          <TextField
            label="Amount"
            inputMode="decimal"
            hint={kind === 'float' ? 'What was in the till when the day began.' : undefined}
            error={isTried && amount === undefined ? 'Write an amount, such as 20.' : undefined}
            {...field('amount')}
          />
          {kind !== 'float' && (
            <TextField
              label="Reason"
              maxLength={200}
              error={isTried && isReasonMissing ? 'Say what the cash is for.' : undefined}
              {...field('reason')}
            />
          )}
        </>
      )}
    </PressForm>
  );
}
