import { fc, test } from '@fast-check/vitest';
import { contrast, PAIRS } from '../src/theme/contrast.ts';
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';
import { repaint, SEEDS } from '../src/theme/repaint.ts';

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
  it.each(PAIRS.map(({ words, least, of }) => [words, least, of] as const))(
    'is readable: %s is at least %d : 1',
    (_words, least, of) => {
      expect(contrast(...of(color))).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(['green', 'yellow', 'red', 'blue', 'grey'] as const)('§4 %s is painted in that colour', (tone) => {
    expect(hue(color[tone].surface)).toBe(tone);
  });
});

describe('a motel’s own colours', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);

  test.prop([colour, colour, colour], { numRuns: 300 })(
    'leave every pair readable, whichever three they are',
    (accent, ground, paper) => {
      const themes = repaint({ accent, ground, paper });
      for (const colours of [themes.light, themes.dark]) {
        for (const { words, least, of } of PAIRS) {
          expect(contrast(...of(colours)), words).toBeGreaterThanOrEqual(least);
        }
      }
    },
  );

  it('are the project’s where nothing is chosen', () => {
    expect(repaint(SEEDS)).toEqual({ light: light.color, dark: dark.color });
  });

  it('have the hue of the motel’s own', () => {
    expect(hue(repaint({ ...SEEDS, accent: '#2f7fd1' }).light.accent)).toBe('blue');
    expect(hue(repaint({ ...SEEDS, ground: '#4a1d1d' }).dark.ground)).toBe('red');
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
