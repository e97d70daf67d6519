import { plainColors } from '@motel/ui/colors';
import { describe, expect, test } from 'vitest';
import { KIND_COLOURS } from '../../src/shared/theme/kind-colours.ts';

/** Relative luminance of `#rrggbb`, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each([
  ['day', KIND_COLOURS.day, plainColors.light.card],
  ['night', KIND_COLOURS.night, plainColors.dark.card],
])('§13.2 the charts by %s', (_theme, colours, card) => {
  test.each(Object.entries(colours))('%s is at least 3 : 1 on a card', (_kind, colour) => {
    const [darker = 0, lighter = 0] = [luminance(colour), luminance(card)].sort((a, b) => a - b);
    expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(3);
  });
});
