import { type Cents, parseDollars } from '@motel/booking-core';
import { isPayable, typedAmounts } from '@motel/content/desk-motel';
import { Button } from '@motel/ui';
import type { ReactNode } from 'react';
import type { DeskMotel } from '../motel.tsx';

/** Reads all amounts that a text can mean, in the motel's currency. */
export function dollarReadings(motel: DeskMotel, typed: string): readonly number[] {
  return typedAmounts(typed, motel, motel.money).filter((amount) => {
    const read = parseDollars(amount);
    return read !== undefined && isPayable(motel.money, read);
  });
}

/** Reads an amount as people type it: `120`, `$1,200.50`. @returns `undefined` for what is none, or can be two */
export function typedDollars(motel: DeskMotel, typed: string): Cents | undefined {
  const [amount, another] = dollarReadings(motel, typed);
  return another === undefined ? parseDollars(amount) : undefined;
}

/** A number as the server takes it; a text that is none, or can be two, stays: the server says what is allowed. */
export function asRead(text: string, readings: readonly number[]): string {
  return readings.length === 1 ? `${readings[0]}` : text.trim();
}

/** How an amount is typed, for a field whose text is none. */
export function amountHint({ money }: DeskMotel): string {
  return money.decimals === 0
    ? 'Type an amount without decimals, such as 12000.'
    : 'Type an amount, such as 120 or 120.50.';
}

/** Asks below a field which of several ways to write it is meant; a press types it. @param doubt why the one that was typed may be wrong */
export function whichOne(
  ways: readonly (number | string)[],
  onChoose: (text: string) => void,
  doubt?: string,
): ReactNode {
  if (doubt === undefined && ways.length < 2) return undefined;
  return (
    <>
      {doubt === undefined ? 'Which one do you mean? ' : `${doubt} Which is right? `}
      {ways.map((way) => (
        <Button key={way} size="small" onClick={() => onChoose(`${way}`)}>
          {`${way}`}
        </Button>
      ))}
    </>
  );
}
