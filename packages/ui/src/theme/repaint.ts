import { type Colours, contrast, linearRgb, PAIRS } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

/** Three colours of a motel's own, `#rrggbb`: all others follow from them. */
export interface Seeds {
  /** Of what guests press. */
  readonly accent: string;
  /** Of what is dark: ink, posters, the ground, the paper at night. */
  readonly ground: string;
  /** Of what is bright: paper and cards. */
  readonly paper: string;
}

export interface Themes {
  readonly light: Colours;
  readonly dark: Colours;
}

/** The project's own. */
export const SEEDS: Seeds = {
  accent: light.color.accent,
  ground: light.color.spruce,
  paper: light.color.paper,
};

/** Seeds of which a motel has chosen some. */
export function seedsWith(chosen: { readonly [Name in keyof Seeds]?: string | undefined }): Seeds {
  const { accent = SEEDS.accent, ground = SEEDS.ground, paper = SEEDS.paper } = chosen;
  return { accent, ground, paper };
}

type Token = { [Name in keyof Colours]: Colours[Name] extends string ? Name : never }[keyof Colours];

const ACCENT: readonly Token[] = ['accent', 'accentHover', 'accentText', 'range'];
/** Dark in both themes, and bright in both. */
const DEEP: readonly Token[] = ['onAccent', 'spruce', 'onStraw', 'stampInk', 'ground'];
const BRIGHT: readonly Token[] = ['onSpruce', 'onPoster', 'onGround', 'onGroundStrong'];
/** Bright by day, and dark at night; and the reverse. */
const SURFACES: readonly Token[] = ['paper', 'card', 'sunk', 'line', 'control', 'focusGap'];
const INKS: readonly Token[] = ['ink', 'inkSoft'];

type Painted = Readonly<Record<keyof Seeds, readonly Token[]>>;
const LIGHT: Painted = {
  accent: ACCENT,
  ground: [...INKS, 'focus', ...DEEP],
  paper: [...SURFACES, ...BRIGHT],
};
const DARK: Painted = { accent: ACCENT, ground: [...SURFACES, ...DEEP], paper: [...INKS, ...BRIGHT] };

/**
 * The two themes in a motel's own colours. Each colour keeps its lightness, and so about its contrast; by day, those of
 * `EXACT` are a seed itself where every pair can be read then.
 */
export function repaint(seeds: Seeds): Themes {
  let day = painted(light.color, LIGHT, seeds);
  for (const [token, seed] of EXACT) {
    const next = { ...day, [token]: seeds[seed] };
    const isRead = PAIRS.every(({ of, least }) => contrast(...of(next)) >= least);
    if (seeds[seed] !== SEEDS[seed] && isRead) day = next;
  }
  return { light: day, dark: painted(dark.color, DARK, seeds) };
}

const EXACT: readonly (readonly [Token, keyof Seeds])[] = [
  ['paper', 'paper'],
  ['ink', 'ground'],
  ['accent', 'accent'],
  ['accentText', 'accent'],
];

/** Twelve shades of a colour, from pale to dark. */
export function shadesOf(colour: string): readonly string[] {
  const [, chroma, hue] = oklch(colour);
  return Array.from({ length: 12 }, (_, at) => hexOf(0.97 - at * 0.067, at === 0 ? chroma / 4 : chroma, hue));
}

function painted(colours: Colours, tokens: Painted, seeds: Seeds): Colours {
  const names = Object.keys(SEEDS) as (keyof Seeds)[];
  const changed = names.flatMap((name) =>
    tokens[name].map((token) => [token, turned(colours[token], SEEDS[name], seeds[name])] as const),
  );
  return { ...colours, ...Object.fromEntries(changed) };
}

/** A colour turned as one seed is turned into another: in hue, and in strength. */
function turned(colour: string, from: string, to: string): string {
  if (from === to) return colour;
  const [lightness, chroma, hue] = oklch(colour);
  const [, before, hueBefore] = oklch(from);
  const [, after, hueAfter] = oklch(to);
  const strength = before < 0.005 ? 1 : Math.min(after / before, 1.5);
  return hexOf(lightness, chroma * strength, hue + hueAfter - hueBefore);
}

/** Lightness 0 to 1, chroma, and hue in radians (Björn Ottosson's OKLCH). */
function oklch(colour: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = linearRgb(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), Math.atan2(bb, a)];
}

/** The colour as `#rrggbb`; one that no screen shows is made paler until screens do. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const shares = rgbOf(lightness, chroma, hue);
  const isShown = shares.every((share) => share > -0.0005 && share < 1.0005);
  if (!isShown && chroma > 0.001) return hexOf(lightness, chroma * 0.97, hue);
  const bytes = shares.map((share) => {
    const light = Math.min(Math.max(share, 0), 1);
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function rgbOf(lightness: number, chroma: number, hue: number): readonly number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
