import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';
import { lowWindow } from './low-window.ts';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  padding: '0.5rem',
  paddingInlineEnd: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  '@media': {
    [media.wide]: { display: 'none' },
    [lowWindow]: { display: 'grid' },
    [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` },
    // The narrowest phones keep the words and the total.
    '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInlineStart: vars.space.m },
  },
});

export const picture = style({ '@media': { '(max-width: 359px)': { display: 'none' } } });

export const words = style({ minWidth: 0 });

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.tight,
});

export const whole = style({ whiteSpace: 'nowrap' });

export const total = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  whiteSpace: 'nowrap',
});
