import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Always paper, also in the dark. */
export const paper = style({
  display: 'grid',
  gap: vars.space.xl,
  maxInlineSize: '44rem',
  padding: vars.space.xl,
  border: `${vars.border.control} solid ${vars.color.line}`,
  background: vars.color.card,
  '@media': {
    print: { border: 'none', padding: 0, maxInlineSize: 'none' },
  },
});

export const controls = style({ maxInlineSize: '44rem', '@media': { print: { display: 'none' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.l,
  justifyContent: 'space-between',
});

export const motel = style({ fontWeight: 700 });

export const address = style({ display: 'grid', fontStyle: 'normal' });

// On paper there is the receipt alone.
globalStyle(`body:has(${paper}) :is(header, footer, [role='status'])`, {
  '@media': { print: { display: 'none' } },
});
