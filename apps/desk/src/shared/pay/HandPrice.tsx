import { Checkbox, TextField } from '@motel/ui';
import { AmountField } from '../field/AmountField.tsx';
import { fieldsOf } from '../field/fields.ts';
import { hand } from './PayWays.css.ts';

/** A price that a person types. */
interface TypedPrice {
  readonly isByHand: boolean;
  readonly handTotal: string;
  readonly handReason: string;
}

interface HandPriceProps {
  readonly value: TypedPrice;
  readonly onChange: (typed: Partial<TypedPrice>) => void;
}

/** A price by hand in place of the tariff's, with its reason. */
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
