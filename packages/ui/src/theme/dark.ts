import type { light } from './light.ts';

type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** The same postcard after dark, its sign lit. */
export const dark: Like<typeof light> = {
  color: {
    paper: '#0e2320',
    card: '#17332e',
    sunk: '#0a1b19',
    ink: '#f8ebd0',
    inkSoft: '#b7c7b8',
    line: '#2f4f47',
    control: '#86a096',
    accent: '#ff7a3d',
    accentHover: '#ff9460',
    onAccent: '#0b211c',
    accentText: '#ff9a66',
    range: '#6b3a1e',
    focus: '#ffd27a',
    focusGap: '#0e2320',
    spruce: '#1e5145',
    onSpruce: '#fff4dc',
    ox: '#6e2d22',
    teal: '#24535b',
    onPoster: '#fff4dc',
    straw: '#ba8654',
    onStraw: '#0b211c',
    sky: '#143445',
    stamp: '#fffdf6',
    stampPrint: '#9fd2cb',
    stampInk: '#12302a',
    ground: '#081511',
    onGround: '#d8cdb2',
    onGroundStrong: '#fff4dc',
    groundFocus: '#ffd27a',
    backdrop: '#000000b3',
    green: { surface: '#1d4a33', text: '#c4eac6' },
    yellow: { surface: '#4f3d14', text: '#fadf97' },
    red: { surface: '#4a231d', text: '#ffa48f' },
    blue: { surface: '#1b4250', text: '#b9e0e8' },
    grey: { surface: '#444746', text: '#dcdfda' },
  },
  shadow: {
    card: '0 0 0 1px #2f4f47, 0 14px 28px -16px #000',
    pop: '0 0 0 1px #3a5d54, 0 26px 50px -18px #000',
  },
};
