import { describe, expect, it } from 'vitest';
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';

/** Relative luminance of `#rrggbb`, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The name of the hue of `#rrggbb`. */
function hue(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (most - least < 12) return 'grey';
  if (most === blue) return 'blue';
  if (most === green) return 'green';
  return green - least > (most - least) / 2 ? 'yellow' : 'red';
}

describe.each([
  ['light', light.color],
  ['dark', dark.color],
])('the %s theme', (_name, color) => {
  it.each([
    ['ink on paper', color.ink, color.paper],
    ['ink on card', color.ink, color.card],
    ['ink on sunk', color.ink, color.sunk],
    ['soft ink on paper', color.inkSoft, color.paper],
    ['soft ink on card', color.inkSoft, color.card],
    ['soft ink on sunk', color.inkSoft, color.sunk],
    ['ink on the days of a range', color.ink, color.range],
    ['words on the orange button', color.onAccent, color.accent],
    ['words on the orange button under the pointer', color.onAccent, color.accentHover],
    ['orange words on paper', color.accentText, color.paper],
    ['orange words on card', color.accentText, color.card],
    ['words on spruce', color.onSpruce, color.spruce],
    ['words on ox', color.onPoster, color.ox],
    ['words on teal', color.onPoster, color.teal],
    ['words on straw', color.onStraw, color.straw],
    ['words on a stamp', color.stampInk, color.stampPrint],
    ['words in the ground', color.onGround, color.ground],
    ['an error under a field on paper', color.red.text, color.paper],
    ['an error under a field on card', color.red.text, color.card],
    ['green', color.green.text, color.green.surface],
    ['yellow', color.yellow.text, color.yellow.surface],
    ['red', color.red.text, color.red.surface],
    ['blue', color.blue.text, color.blue.surface],
    ['grey', color.grey.text, color.grey.surface],
  ])('can be read: %s is at least 4.5 : 1', (_pair, text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['a field on paper', color.control, color.paper],
    ['a field on card', color.control, color.card],
    ['the focus ring on paper', color.focus, color.paper],
    ['the focus ring on card', color.focus, color.card],
    ['the focus ring in the ground', color.groundFocus, color.ground],
  ])('can be distinguished: %s is at least 3 : 1', (_pair, part, surface) => {
    expect(contrast(part, surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(['green', 'yellow', 'red', 'blue', 'grey'] as const)('§4 %s is painted in that colour', (tone) => {
    expect(hue(color[tone].surface)).toBe(tone);
  });
});

describe('the two themes', () => {
  it('define the same tokens', () => {
    const names = (theme: object): string[] =>
      Object.entries(theme).flatMap(([name, value]) =>
        typeof value === 'string' ? [name] : names(value).map((inner) => `${name}.${inner}`),
      );
    expect(names(dark)).toEqual(names(light));
  });
});
