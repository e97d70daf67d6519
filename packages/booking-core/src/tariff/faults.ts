/** Something wrong in a tariff (F1). */
export interface Fault {
  /** The path of the value, such as `nightly[2].price`; `tariff` for the whole. */
  readonly path: string;
  /** What the value must be, in English, without the path. */
  readonly message: string;
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
