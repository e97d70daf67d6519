import { media, vars } from '@motel/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** Depth for the turn, which may not widen the page. */
export const space = style({ perspective: '120rem' });

const fromItsEdge = keyframes({ from: { transform: 'rotateY(-90deg)' } });

/** A side that has just come up. */
export const turned = style({
  '@media': { [media.motion]: { animation: `${fromItsEdge} 260ms ease-out` } },
});

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});
