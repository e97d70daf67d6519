import { typedFigure } from '@motel/content/desk-motel';

/** A number as people type it, such as `2,850`, `12,5`, `9.975`, `30 %` or `-112.7135`; `undefined` where it is none. */
export function typedNumber(text = ''): number | undefined {
  const plain = text.trim();
  // Rates and places on the map have more than two decimals.
  const figure = /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : typedFigure(plain);
  return figure === undefined ? undefined : Number(figure);
}
