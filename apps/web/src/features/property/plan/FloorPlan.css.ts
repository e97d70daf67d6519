import { vars } from '@motel/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { afterDark } from '../../../shared/after-dark.ts';

/** The colours of the drawing, which has an evening like every picture. */
const ink = {
  wall: createVar(),
  floor: createVar(),
  board: createVar(),
  lot: createVar(),
  porch: createVar(),
  tile: createVar(),
  tileLine: createVar(),
  water: createVar(),
  white: createVar(),
  rim: createVar(),
  wood: createVar(),
  onWood: createVar(),
  cloth: createVar(),
  onCloth: createVar(),
  green: createVar(),
  straw: createVar(),
  rust: createVar(),
  lamp: createVar(),
  glow: createVar(),
  word: createVar(),
  glass: createVar(),
};

export const plan = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.bold,
  vars: {
    [ink.wall]: '#12302a',
    [ink.floor]: '#ecca92',
    [ink.board]: '#d9ac68',
    [ink.lot]: '#d9b98a',
    [ink.porch]: '#c9a06a',
    [ink.tile]: '#cfe6d3',
    [ink.tileLine]: '#a9cfc0',
    [ink.water]: '#9fd2cb',
    [ink.white]: '#fffdf6',
    [ink.rim]: '#4b9a97',
    [ink.wood]: '#8f3a2a',
    [ink.onWood]: '#fff4dc',
    [ink.cloth]: '#ff6422',
    [ink.onCloth]: '#0b211c',
    [ink.green]: '#1e5145',
    [ink.straw]: '#f6d68c',
    [ink.rust]: '#cc6239',
    [ink.lamp]: '#ffc76b',
    [ink.glow]: '#ffe2a0',
    [ink.word]: '#12302a',
    [ink.glass]: '#4b9a97',
  },
  ...afterDark({
    vars: {
      [ink.wall]: '#f8ebd0',
      [ink.floor]: '#5d4330',
      [ink.board]: '#4a3526',
      [ink.lot]: '#3d3a2c',
      [ink.porch]: '#4d402c',
      [ink.tile]: '#24535b',
      [ink.tileLine]: '#1b424a',
      [ink.water]: '#173a4c',
      [ink.white]: '#e8dfc8',
      [ink.rim]: '#4b9a97',
      [ink.wood]: '#6e2d22',
      [ink.onWood]: '#fff4dc',
      [ink.cloth]: '#b54a1c',
      [ink.onCloth]: '#fff4dc',
      [ink.green]: '#12382f',
      [ink.straw]: '#8a6a34',
      [ink.rust]: '#8a432a',
      [ink.lamp]: '#ffc76b',
      [ink.glow]: '#ffe2a0',
      [ink.word]: '#f8ebd0',
      [ink.glass]: '#ffd27a',
    },
  }),
});

/** Fills and lines of the drawing. */
export const fill = Object.fromEntries(
  Object.entries(ink).map(([name, value]) => [name, style({ fill: value })]),
) as Record<keyof typeof ink, string>;

const line = (stroke: string, strokeWidth: number) => style({ fill: 'none', stroke, strokeWidth });

export const boards = line(ink.board, 0.018);
export const tiles = line(ink.tileLine, 0.018);
export const fitting = style({ fill: ink.white, stroke: ink.rim, strokeWidth: 0.045 });
export const pillow = style({ fill: ink.white, stroke: ink.straw, strokeWidth: 0.03 });
export const leaf = line(ink.cloth, 0.09);
export const swing = style([line(ink.wood, 0.025), { strokeDasharray: '0.08 0.08' }]);
export const measure = style([line(vars.color.accentText, 0.03)]);
export const figure = style({ fill: vars.color.accentText });
export const beside = style({ fill: vars.color.ink });
export const compass = style({ fill: vars.color.card, stroke: vars.color.ink, strokeWidth: 0.035 });
export const needle = style({ fill: vars.color.accent });
export const shade = style({ fill: '#4a2a27', opacity: 0.22 });

globalStyle(`${plan} text`, { textAnchor: 'middle' });

export const start = style([beside, { selectors: { [`${plan} &`]: { textAnchor: 'start' } } }]);

export const rugLine = style({ fill: 'none', stroke: ink.straw, strokeWidth: 0.025 });

export const onWhite = style({ fill: '#12302a' });
