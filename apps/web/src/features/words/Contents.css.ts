import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const contents = style({
  display: 'none',
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.border.control} solid ${vars.color.line}`,
  '@media': { [media.wide]: { display: 'block' }, print: { display: 'none' } },
});

export const heading = style({ fontWeight: vars.weight.bold, marginBlockEnd: vars.space.xxs });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
});
