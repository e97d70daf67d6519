import { SEEDS, type Seeds, seedsWith } from '@motel/ui/colors';

export const PALETTES: Readonly<Record<string, Seeds>> = {
  Postcard: SEEDS,
  Harbour: { accent: '#e8503a', ground: '#1d3f66', paper: '#eef2f5' },
  Forest: { accent: '#d98a1f', ground: '#2d5a2e', paper: '#f2f1e4' },
  Plum: { accent: '#c2417c', ground: '#4a2a5e', paper: '#f6eef2' },
  Slate: { accent: '#2f7fd1', ground: '#2b3a45', paper: '#f1f1ee' },
};

/** @param name of no palette: the project's own colours */
export function paletteOf(name = ''): Seeds {
  return PALETTES[name] ?? SEEDS;
}

/** The colours in a draft; one that is none yet counts as the project's. */
export function seedsOf(typed: (name: keyof Seeds) => string): Seeds {
  const colour = (name: keyof Seeds) =>
    /^#[0-9a-f]{6}$/i.test(typed(name)) ? typed(name).toLowerCase() : undefined;
  return seedsWith({ accent: colour('accent'), ground: colour('ground'), paper: colour('paper') });
}
