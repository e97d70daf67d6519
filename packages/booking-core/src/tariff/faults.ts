import type { Params } from '../result/violation.ts';

/** The kind of a fault; the same in every version. */
export type FaultCode =
  | ('amount' | 'chain' | 'currency' | 'date' | 'demand' | 'deposit' | 'empty' | 'flag' | 'guarantee')
  | ('included' | 'json' | 'hour' | 'keep' | 'least' | 'list' | 'net' | 'nightly' | 'number' | 'object')
  | ('offered' | 'order' | 'percentage' | 'repeated' | 'rooms' | 'steps' | 'stock' | 'text' | 'total')
  | ('unique' | 'unknown' | 'whole-amount' | 'word' | 'words');

/** Something wrong in a tariff (F1). */
export interface Fault {
  /** The path of the value, such as `nightly[2].price`; `tariff` for the whole. */
  readonly path: string;
  /** The kind of the fault, such as `amount`: the value must be one. */
  readonly code: FaultCode;
  /** The figures and words of its sentence; `faultMessage` has it. */
  readonly params: Params;
}

/** The error of `parseTariff`: everything that is wrong in a tariff (F1). */
export class TariffError extends Error {
  /** `TariffError`. */
  override readonly name = 'TariffError';
  /** One or more, in the order of the fields. */
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const said = faults.map(
      ({ path, code, params }) => `\n  ${path}: ${[code, ...Object.values(params)].join(' ')}`,
    );
    super(`The tariff is refused${said.join('')}`);
    this.faults = faults;
  }
}
