import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

const { size, leading, tracking } = vars;

export const sizes = styleVariants({
  hero: { fontSize: size.hero, lineHeight: '0.88', letterSpacing: tracking.hero },
  page: { fontSize: size.page, lineHeight: '0.92' },
  section: { fontSize: size.section, lineHeight: leading.display },
  heading: { fontSize: size.heading, lineHeight: '1.05' },
  title: { fontSize: size.title, lineHeight: leading.tight },
  small: { fontSize: size.lead, lineHeight: leading.tight },
});
