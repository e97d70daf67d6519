import { type Colours, plainColors, repaint, seedsWith, type Themes } from '@motel/ui/colors';
import type { Words } from '../../shared/words.ts';

/** The two themes in the motel's colours, for places without a stylesheet. */
export const shownColors = ({ motel }: Words) => repaint(seedsWith(motel.look));

const FACES = { plain: 'var(--font-text)', serif: 'Georgia,"Times New Roman",serif' } as const;

/** Styles by which a page has the motel's own colours and letters; empty where they are the project's. */
export const lookStyle = (words: Words) => styleOf(shownColors(words)) + faceStyle(words);

/** The style of another face than the project's for headings and prices; empty where there is none. */
export function faceStyle({ motel }: Words): string {
  const { face = 'sign' } = motel.look;
  return face === 'sign' ? '' : `:root{--font-display:${FACES[face]}}`;
}

function styleOf({ light, dark }: Themes): string {
  const day = properties(light, plainColors.light);
  const night = properties(dark, plainColors.dark);
  if (day === '' && night === '') return '';
  return `:root{${day}}@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${night}}}:root[data-theme="dark"]{${night}}`;
}

/** Those that differ, as custom properties of the theme: `--color-paper`. */
function properties(colours: Colours, usual: Colours): string {
  return Object.entries(colours)
    .filter(([name, colour]) => typeof colour === 'string' && colour !== usual[name as keyof Colours])
    .map(
      ([name, colour]) =>
        `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
    )
    .join(';');
}
