import { dark } from './dark.ts';
import { light } from './light.ts';

export { type Colours, contrast, PAIRS, type Pair } from './contrast.ts';
export { repaint, SEEDS, type Seeds, seedsWith, shadesOf, type Themes } from './repaint.ts';

/** Colours for places without a stylesheet: the browser's frame, the web manifest, pictures that the server draws. */
export const plainColors = { light: light.color, dark: dark.color };
