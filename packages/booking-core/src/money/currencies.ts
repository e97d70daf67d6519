/** The least that can be paid in a currency, in hundredths: a hundredth, or a whole of it (M9). */
export type SmallestUnit = 1 | 100;

// Tables of our own, because JavaScript engines differ in the currencies that they know.

/** Without decimals in ISO 4217, or priced without them, since their hundredths are no longer in use. */
const NO_DECIMALS = /* @__PURE__ */ codesOf(
  'BIFCLPCOPDJFGNFIDRIQDIRRISKJPYKMFKRWLAKLBPMGAMMKMNTPYGRWFSYPTZSUGXUZSVNDVUVXAFXOFXPF',
);

/** Paid to the hundredth, and written with three decimals: card providers take no other thousandths. */
const THREE_DECIMALS = /* @__PURE__ */ codesOf('BHDJODKWDLYDOMRTND');

const TWO_DECIMALS =
  'AEDAFNALLAMDAOAARSAUDAWGAZNBAMBBDBDTBMDBNDBOBBRLBSDBTNBWPBYNBZDCADCDFCHFCNYCRCCUPCVECZKDKKDOPDZDEGPERNETB' +
  'EURFJDFKPGBPGELGHSGIPGMDGTQGYDHKDHNLHTGHUFILSINRJMDKESKGSKHRKPWKYDKZTLKRLRDLSLMADMDLMKDMOPMRUMURMVRMWKMXN' +
  'MYRMZNNADNGNNIONOKNPRNZDPABPENPGKPHPPKRPLNQARRONRSDRUBSARSBDSCRSDGSEKSGDSHPSLESOSSRDSSPSTNSVCSZLTHBTJSTMT' +
  'TOPTRYTTDTWDUAHUSDUYUVEDVESWSTXCDXCGYERZARZMWZWG';

/** The ISO 4217 codes of the currencies in which a motel can be paid, in alphabetical order (M9). */
export const CURRENCIES: readonly string[] = /* @__PURE__ */ everyCode();

function everyCode(): readonly string[] {
  return [...codesOf(TWO_DECIMALS), ...NO_DECIMALS, ...THREE_DECIMALS].sort();
}

function codesOf(table: string): readonly string[] {
  return table.match(/.../g) as string[];
}

/**
 * Returns with how many decimals amounts of a currency are written (M9).
 * @throws RangeError for anything but one of `CURRENCIES`
 * @example
 * decimalsOf('JPY'); // → 0
 */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (!CURRENCIES.includes(currency))
    throw new RangeError(`Not a currency that is known: ${String(currency)}`);
  if (NO_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
}

/**
 * Returns the least that can be paid in a currency, in hundredths: every amount is a multiple of it (M9).
 * @throws RangeError for anything but one of `CURRENCIES`
 * @example
 * smallestUnitOf('CAD'); // → 1
 * smallestUnitOf('JPY'); // → 100
 */
export function smallestUnitOf(currency: string): SmallestUnit {
  return decimalsOf(currency) === 0 ? 100 : 1;
}
