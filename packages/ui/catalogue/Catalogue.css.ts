import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../src/theme/index.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.l,
  paddingBlock: vars.space.xxl,
});

export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  paddingBlockEnd: vars.space.xxxl,
  '@media': { [media.wide]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: vars.space.xxxl } },
});

export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  alignContent: 'start',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      maxHeight: '100dvh',
      overflowY: 'auto',
      paddingBlock: vars.space.m,
    },
  },
});

globalStyle(`${contents} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target,
  textDecoration: 'none',
});
globalStyle(`${contents} a:hover`, { textDecoration: 'underline' });
globalStyle(`${contents} a:focus-visible`, { outlineOffset: '-3px', boxShadow: 'none' });

export const sections = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.section,
  minWidth: 0,
});

export const section = style({ display: 'grid', gap: vars.space.l, minWidth: 0 });

export const states = style({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.l}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
});

export const state = style({
  display: 'grid',
  gap: vars.space.s,
  minWidth: 0,
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const across = style({ gridColumn: '1 / -1', justifyItems: 'stretch' });
export const stretched = style({ justifyItems: 'stretch' });
