import { store, stored } from '../storage.ts';

/** A checkout that this tab's guest has gone to pay, and the rooms that it holds for them. */
export interface OpenCheckout {
  readonly sessionId: string;
  /** `yyyy-mm-dd`. */
  readonly checkIn: string;
  /** `yyyy-mm-dd`; that night is not held. */
  readonly checkOut: string;
  /** So many of each kind, by the ids of their properties. */
  readonly rooms: Readonly<Record<string, number>>;
}

const KEY = 'checkout-session';

/** Remembers the checkout that the guest has gone to pay, to release it when they come back without paying. */
export function rememberCheckout(checkout: OpenCheckout): void {
  store('sessionStorage', KEY, JSON.stringify(checkout));
}

export const FORM_KEY = 'confirm-form';

/** The remembered checkout: neither paid nor released, as far as this tab knows. */
export function rememberedCheckout(): OpenCheckout | undefined {
  try {
    const kept: unknown = JSON.parse(stored('sessionStorage', KEY) ?? 'null');
    return isOpenCheckout(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets this checkout after its end; a newer one that the guest has gone to pay stays. */
export function forgetCheckout(sessionId: string): void {
  if (rememberedCheckout()?.sessionId === sessionId) store('sessionStorage', KEY, null);
}

function isOpenCheckout(kept: unknown): kept is OpenCheckout {
  if (typeof kept !== 'object' || kept === null) return false;
  const { sessionId, checkIn, checkOut, rooms } = kept as Record<string, unknown>;
  const areTexts = [sessionId, checkIn, checkOut].every((text) => typeof text === 'string');
  return areTexts && Object.values(rooms ?? [rooms]).every(Number.isInteger);
}
