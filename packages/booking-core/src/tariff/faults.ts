import type { Params } from '../result/violation.ts';
import { type FaultCode, faultSentence } from './fault-sentences.ts';

export type { FaultCode };

/** Something wrong in a tariff (F1). */
export interface Fault {
  /** The path of the value, such as `nightly[2].price`; `tariff` for the whole. */
  readonly path: string;
  /** The kind of the fault, such as `amount`: the value must be one. */
  readonly code: FaultCode;
  /** The figures and words that the message names. */
  readonly params: Params;
  /** The condition on the value, in English, without the path. */
  readonly message: string;
}

/** Returns a fault with its sentence (F1). */
export function faultAt(path: string, code: FaultCode, params: Params = {}): Fault {
  return { path, code, params, message: faultSentence(code, params) };
}

/** The error of `parseTariff`: everything that is wrong in a tariff (F1). */
export class TariffError extends Error {
  /** `TariffError`. */
  override readonly name = 'TariffError';
  /** One or more, in the order of the fields. */
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`The tariff is refused\n${faults.map(({ path, message }) => `  ${path}: ${message}`).join('\n')}`);
    this.faults = faults;
  }
}
