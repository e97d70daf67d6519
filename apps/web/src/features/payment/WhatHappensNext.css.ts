import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({ display: 'grid', gap: vars.space.l, counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step) / ""',
    gridRow: '1 / 3',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.round,
    background: vars.color.straw,
    color: vars.color.onStraw,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    fontSize: vars.size.lead,
  },
});

export const address = style({ fontStyle: 'normal' });
export const change = style({ color: vars.color.inkSoft, maxWidth: vars.measure.text });
