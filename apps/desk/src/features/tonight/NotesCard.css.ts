import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const notes = style({
  padding: '14px 16px',
  border: `2px dotted ${vars.color.control}`,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: '10px',
});
export const note = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const noteFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 10px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
