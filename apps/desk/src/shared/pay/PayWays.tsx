import { PAY_WAYS, type PayWay } from '@motel/api-client/desk-contracts';
import { Checkbox, TextField } from '@motel/ui';
import { useId } from 'react';
import { AmountField } from '../field/AmountField.tsx';
import { fieldsOf } from '../field/fields.ts';
import { DeskIcon, type DeskIconName } from '../icon/DeskIcon.tsx';
import { group, hand, legend, way as wayStyle, ways as waysStyle } from './PayWays.css.ts';

/** How a guest pays, in the order of the buttons. */
const WAYS: readonly {
  readonly way: PayWay | 'voucher';
  readonly label: string;
  readonly icon: DeskIconName;
}[] = [
  { way: 'terminal', label: 'Terminal', icon: 'card' },
  { way: 'cash', label: 'Cash', icon: 'cash' },
  { way: 'transfer', label: 'Transfer', icon: 'forward' },
  { way: 'cheque', label: 'Cheque', icon: 'receipt' },
  { way: 'voucher', label: 'Voucher', icon: 'tag' },
  { way: 'link', label: 'Link', icon: 'link' },
  { way: 'later', label: 'Later', icon: 'clock' },
];

interface PayWaysProps<Way extends PayWay | 'voucher'> {
  /** Names the amount: `The guest pays $378.76 by`. */
  readonly label: string;
  readonly value: Way | undefined;
  readonly onChange: (way: Way) => void;
  /** @default those of a new stay */
  readonly ways?: readonly Way[];
}

export function PayWays<Way extends PayWay | 'voucher' = PayWay>({
  label,
  value,
  onChange,
  ways,
}: PayWaysProps<Way>) {
  const name = useId();
  const offered: readonly string[] = ways ?? PAY_WAYS;
  return (
    <fieldset className={group}>
      <legend className={legend}>{label}</legend>
      <div className={waysStyle}>
        {WAYS.filter(({ way }) => offered.includes(way)).map((each) => (
          <label key={each.way} className={wayStyle}>
            <input
              type="radio"
              name={name}
              checked={each.way === value}
              onChange={() => onChange(each.way as Way)}
            />
            <DeskIcon name={each.icon} />
            {each.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TypedPrice {
  readonly isByHand: boolean;
  readonly handTotal: string;
  readonly handReason: string;
}

interface HandPriceProps {
  readonly value: TypedPrice;
  readonly onChange: (typed: Partial<TypedPrice>) => void;
}

export function HandPrice({ value: typed, onChange }: HandPriceProps) {
  const field = fieldsOf(typed, onChange);
  return (
    <>
      <Checkbox
        label="Price by hand"
        checked={typed.isByHand}
        onChange={(isByHand) => onChange({ isByHand })}
      />
      {typed.isByHand && (
        <div className={hand}>
          <AmountField label="Total with taxes" isChanged={typed.handTotal !== ''} {...field('handTotal')} />
          <TextField label="Reason" maxLength={200} {...field('handReason')} />
        </div>
      )}
    </>
  );
}
