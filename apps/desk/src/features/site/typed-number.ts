/** A number as people type it; `undefined` where it is none. */
export function typedNumber(text = ''): number | undefined {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}
