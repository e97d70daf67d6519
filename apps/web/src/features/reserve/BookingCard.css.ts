import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tallWindow } from './BookingBar.css.ts';

export const section = style({ borderRadius: vars.radius.card, scrollMarginBlock: vars.space.m });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

// A calendar that opens inside the card shrinks its days rather than widen the card.
globalStyle(`${fields} > *`, { gridTemplateColumns: 'minmax(0, 1fr)' });

export const nightly = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
});

export const price = style({
  fontFamily: vars.font.display,
  fontSize: '2.5rem',
  fontWeight: vars.weight.display,
  lineHeight: 1,
});

/** About as high as a plan, while their code loads. */
export const planSpace = style({ minHeight: '7rem' });

export const note = style({ textAlign: 'center' });

/** Where there is a bar, it has the only Reserve. */
export const reserve = style({ display: 'none', '@media': { [tallWindow]: { display: 'block' } } });
