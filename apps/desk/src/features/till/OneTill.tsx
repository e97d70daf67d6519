import type { TillWire } from '@motel/api-client/desk-contracts';
import { Fragment } from 'react';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { motelTime } from '../../shared/format/shown-time.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { StayLink } from '../../shared/sheet/StayLink.tsx';
import { soft } from '../../shared/sheet/sheet.css.ts';
import { CashMove } from './CashMove.tsx';
import { SignedTag } from './SignedTag.tsx';
import { SignedCard, SignOff } from './SignOff.tsx';
import { column, layout } from './TillPage.css.ts';

interface OneTillProps {
  readonly till: TillWire;
  readonly date: string;
  readonly isToday: boolean;
  /** The page's own till: its figures stand without its name. */
  readonly isFirst?: boolean;
}

/** The till of one person on one day: its figures, its rows, and the sign-off beside them. */
export function OneTill({ till, date, isToday, isFirst = false }: OneTillProps) {
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

/** The movements of a till, in the order of time. */
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
