/** The same in a list of prices: `plus taxes`. @param beforeTaxes such as `before taxes` */
export function plusWords(beforeTaxes: string): string {
  return beforeTaxes.replace('before ', 'plus ');
}
