import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  padding: '0.625rem',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
  '@media': { print: { display: 'none' } },
});

export const picture = style({ width: '100%', objectFit: 'cover', borderRadius: vars.radius.picture });

export const caption = style({
  padding: `${vars.space.xs} ${vars.space.xxs} 0`,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
});
