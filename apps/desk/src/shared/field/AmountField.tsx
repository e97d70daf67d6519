import { type Cents, dollarDigits } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { useMotel } from '../motel.tsx';
import { amountHint, dollarReadings, typedDollars, whichOne } from './typed-amount.tsx';

interface AmountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isChanged: boolean;
  /** More than it is refused at once. */
  readonly most?: { readonly amount: Cents; readonly words: string };
}

/** A field for an amount: it says once it is left that what was typed is no amount. */
export function AmountField({ label, value, onChange, isChanged, most }: AmountFieldProps) {
  const motel = useMotel();
  const [isLeft, setLeft] = useState(false);
  const amount = typedDollars(motel, value);
  const isTooMuch = amount !== undefined && most !== undefined && amount > most.amount;
  const ways = dollarReadings(motel, value);
  const isUnread = ways.length === 0 && isLeft && value.trim() !== '';
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={value}
      onChange={(typed) => {
        setLeft(false);
        onChange(typed);
      }}
      onBlur={() => setLeft(true)}
      isChanged={isChanged}
      hint={isLeft && whichOne(ways, onChange)}
      error={isTooMuch ? most.words : isUnread ? amountHint(motel) : undefined}
    />
  );
}

/** An amount as it is typed. @param most more is refused, in these words @param first until another one is typed */
export function useTypedAmount(most: Cents, words: string, first?: Cents) {
  const [edited, setEdited] = useState<string | undefined>(undefined);
  const typed = edited ?? (first === undefined ? '' : dollarDigits(first));
  const amount = typedDollars(useMotel(), typed);
  return {
    /** Absent while none is typed. */
    amount,
    /** The same, where there is something to pay and not too much. */
    payable: amount !== undefined && amount > 0 && amount <= most ? amount : undefined,
    field: {
      value: typed,
      onChange: setEdited,
      isChanged: first === undefined ? typed !== '' : amount !== first,
      most: { amount: most, words },
    },
    forget: () => setEdited(undefined),
  };
}
