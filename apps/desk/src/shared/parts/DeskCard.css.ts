import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 10px',
  padding: '14px 16px 10px',
});
export const count = style({
  font: `800 1.25rem/1 ${vars.font.display}`,
  fontStretch: '84%',
  color: vars.color.inkSoft,
});
export const aside = style({ marginInlineStart: 'auto', color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const inset = style({
  display: 'grid',
  alignContent: 'start',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '0 16px 16px',
  overflowWrap: 'anywhere',
});
