import { type Cents, toDollars } from '@motel/booking-core';

export function inDollars<Name extends string>(amounts: Readonly<Record<Name, Cents>>): Record<Name, number> {
  const entries = Object.entries<Cents>(amounts).map(([name, amount]) => [name, toDollars(amount)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
