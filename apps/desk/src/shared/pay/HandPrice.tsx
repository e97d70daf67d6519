import { Checkbox, TextField } from '@motel/ui';
import { AmountField } from '../field/AmountField.tsx';
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
export function HandPrice({ value: { isByHand, handTotal, handReason }, onChange }: HandPriceProps) {
  return (
    <>
      <Checkbox
        label="Price by hand"
        checked={isByHand}
        onChange={(checked) => onChange({ isByHand: checked })}
      />
      {isByHand && (
        <div className={hand}>
          <AmountField
            label="Total with taxes"
            value={handTotal}
            onChange={(typed) => onChange({ handTotal: typed })}
            isChanged={handTotal !== ''}
          />
          <TextField
            label="Reason"
            value={handReason}
            onChange={(typed) => onChange({ handReason: typed })}
            maxLength={200}
          />
        </div>
      )}
    </>
  );
}
