import type { GuestPrice, RateStay } from '@motel/api-client/desk-contracts';
import { dollarsMore } from '@motel/booking-core/rates';
import { TextField } from '@motel/ui';
import type { ReactNode } from 'react';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { dayAfter, priceWords, rangeWords, signedMoney } from '../calendar.ts';
import * as styles from '../RatePanels.css.ts';
import type { RateEffect } from './preview.tsx';

interface PayPreviewProps {
  /** The room, or its choice. */
  readonly title: ReactNode;
  readonly stay: RateStay;
  readonly onStay: (stay: RateStay) => void;
  readonly effect: RateEffect;
  /** Of the selected nights. */
  readonly calendar?: readonly number[];
}

const PARTY = [
  ['adults', 'Adults'],
  ['children', 'Children'],
  ['infants', 'Infants'],
  ['pets', 'Pets'],
] as const;

export function PayPreview({ title, stay, onStay, effect, calendar = [] }: PayPreviewProps) {
  const motel = useMotel();
  const { preview, isOld } = effect;
  const { now, after } = preview?.pays ?? {};
  const shown = after ?? now;
  return (
    <DeskCard title="What a guest would pay" isInset>
      <div className={styles.soft}>{title}</div>
      <DateFields
        {...stay}
        words={['From', 'To']}
        soonest={dayAfter}
        onChange={(dates) => onStay({ ...stay, ...dates })}
      />
      <div className={styles.four}>
        {PARTY.filter(
          ([who]) =>
            !motel.houseRules.adultsOnly || who === 'adults' || who === 'pets' || stay.party[who] > 0,
        ).map(([who, label]) => (
          <TextField
            key={who}
            label={label}
            type="number"
            min={who === 'adults' ? 1 : 0}
            max={99}
            value={String(stay.party[who])}
            onChange={(text) => onStay({ ...stay, party: { ...stay.party, [who]: Number(text) } })}
          />
        ))}
      </div>
      {shown?.refusal !== undefined && <p>{shown.refusal}</p>}
      {shown && <BillLines {...shown} isOld={isOld} />}
      <dl className={`${styles.lines} ${styles.soft}`}>
        {preview?.plans?.map(
          ({ id, label, total }) =>
            id !== stay.plan &&
            total !== undefined && <PriceLine key={id} label={label} amount={signedMoney(motel, total)} />,
        )}
      </dl>
      {after !== undefined && (
        <p className={`${styles.soft} ${styles.small}`}>{beforeWords(motel, now?.total, after.total)}</p>
      )}
      {calendar.length > 0 && (
        <p className={`${styles.soft} ${styles.small}`}>
          The website’s calendar shows {rangeWords(calendar, (price) => priceWords(motel, price))}.
        </p>
      )}
    </DeskCard>
  );
}

interface DateFieldsProps {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly words?: readonly [from: string, to: string];
  /** The first date that can end it. @default the same one */
  readonly soonest?: (from: string) => string;
  readonly onChange: (dates: { readonly from: string; readonly to: string }) => void;
}

/** Two dates in their order. */
export function DateFields(props: DateFieldsProps) {
  const { from = '', to = '', words = ['First night', 'Last night'], soonest = String, onChange } = props;
  const setFrom = (date: string) => onChange({ from: date, to: to > date ? to : soonest(date) });
  return (
    <div className={styles.two}>
      <TextField
        label={words[0]}
        type="date"
        value={from}
        onChange={(date) => date !== '' && setFrom(date)}
      />
      <TextField
        label={words[1]}
        type="date"
        value={to}
        min={from && soonest(from)}
        error={to !== '' && to < from ? 'It is before the first date.' : undefined}
        onChange={(date) => date !== '' && onChange({ from: from || date, to: date })}
      />
    </div>
  );
}

/** `$78 less`, `$118 more`. */
export function differenceWords(motel: DeskMotel, from: number, to: number): string {
  const more = dollarsMore(from, to);
  return more === 0 ? 'the same' : `${priceWords(motel, Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
}

function beforeWords(motel: DeskMotel, now: number | undefined, after: number | undefined): string {
  if (now === undefined) return 'Before the change it could not be booked.';
  if (after === undefined) return `Before the change ${signedMoney(motel, now)}.`;
  return `Before the change ${signedMoney(motel, now)}: ${differenceWords(motel, after, now)}.`;
}

export function BillLines({ lines, total, isOld }: GuestPrice & Pick<RateEffect, 'isOld'>) {
  const motel = useMotel();
  if (total === undefined) return null;
  return (
    <dl className={styles.lines} aria-busy={isOld}>
      {lines.map(({ label, detail, isWithin, amount }) => (
        <PriceLine
          key={label}
          label={detail === undefined ? label : `${label} ${detail}`}
          amount={!isWithin && signedMoney(motel, amount)}
        />
      ))}
      <dt className={styles.total}>Total</dt>
      <dd className={`${styles.amount} ${styles.total}`}>{signedMoney(motel, total)}</dd>
    </dl>
  );
}

export function PriceLine({ label, amount }: Readonly<Record<'label' | 'amount', ReactNode>>) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={styles.amount}>{amount}</dd>
    </>
  );
}
