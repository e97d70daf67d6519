import { globalStyle, style } from '@vanilla-extract/css';
import { choice } from '../parts/choice.css.ts';

export const group = style({ marginBlockStart: '12px' });
export const legend = style({ marginBlockEnd: '4px', fontSize: '0.8125rem', fontWeight: 600 });
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
  gap: '6px',
});
export const way = style([
  choice,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    minHeight: '54px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    selectors: {
      '&:has(:checked)::after': {
        content: '',
        position: 'absolute',
        insetInlineEnd: '7px',
        top: '7px',
        width: '9px',
        height: '5px',
        border: 'solid',
        borderWidth: '0 0 2.4px 2.4px',
        transform: 'rotate(-45deg)',
      },
    },
  },
]);
globalStyle(`${way} input`, { position: 'absolute', opacity: 0 });
export const hand = style({ display: 'grid', gap: '10px', gridTemplateColumns: '8rem minmax(0, 1fr)' });
