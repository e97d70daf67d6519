import type { RatePreview, RateStay } from '@motel/api-client/desk-contracts';
import { dollarsMore } from '@motel/booking-core/rates';
import { TextField } from '@motel/ui';
import type { ReactNode } from 'react';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { dayAfter, priceWords, rangeWords, signedMoney } from '../calendar.ts';
import * as styles from '../RatePanels.css.ts';
import type { usePreview } from './preview.tsx';

interface PayPreviewProps {
  readonly title: string;
  readonly stay: RateStay;
  readonly onStay: (stay: RateStay) => void;
  readonly effect: ReturnType<typeof usePreview>;
  /** Of the selected nights. */
  readonly calendar: readonly number[];
}

const PARTY = [
  ['adults', 'Adults'],
  ['children', 'Children'],
  ['infants', 'Infants'],
  ['pets', 'Pets'],
] as const;

export function PayPreview({ title, stay, onStay, effect, calendar }: PayPreviewProps) {
  const motel = useMotel();
  const { preview, isOld } = effect;
  const { now, after } = preview?.pays ?? {};
  const shown = after ?? now;
  return (
    <DeskCard title="What a guest would pay" isInset>
      <p className={styles.soft}>{title}</p>
      <div className={styles.two}>
        <TextField
          label="From"
          type="date"
          value={stay.from}
          onChange={(value) => {
            if (value === '') return;
            onStay({ ...stay, from: value, to: stay.to > value ? stay.to : dayAfter(value) });
          }}
        />
        <TextField
          label="To"
          type="date"
          value={stay.to}
          min={dayAfter(stay.from)}
          onChange={(value) => value !== '' && onStay({ ...stay, to: value })}
        />
      </div>
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

function beforeWords(motel: DeskMotel, now: number | undefined, after: number | undefined): string {
  if (now === undefined) return 'Before the change it could not be booked.';
  if (after === undefined) return `Before the change ${signedMoney(motel, now)}.`;
  const more = dollarsMore(now, after);
  if (more === 0) return 'The same as before the change.';
  return `Before the change ${signedMoney(motel, now)}: ${signedMoney(motel, Math.abs(more))} ${more > 0 ? 'less' : 'more'}.`;
}

interface BillLinesProps extends Pick<NonNullable<RatePreview['pays']>['now'], 'lines' | 'total'> {
  readonly isOld: boolean;
}

export function BillLines({ lines, total, isOld }: BillLinesProps) {
  const motel = useMotel();
  if (total === undefined) return null;
  return (
    <dl className={styles.lines} aria-busy={isOld}>
      {lines.map(({ label, detail, amount }) => (
        <PriceLine
          key={label}
          label={detail === undefined ? label : `${label} ${detail}`}
          amount={signedMoney(motel, amount)}
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
