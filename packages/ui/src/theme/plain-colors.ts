import { dark } from './dark.ts';
import { light } from './light.ts';

/** Colours for what no stylesheet reaches: the browser's own frame, the web manifest, pictures drawn by the server. */
export const plainColors = { light: light.color, dark: dark.color };
