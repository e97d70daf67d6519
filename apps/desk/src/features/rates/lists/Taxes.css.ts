import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../../shared/theme/index.ts';

export const stack = style({ display: 'grid', gap: '14px', alignContent: 'start', minWidth: 0 });
export const sides = style({
  display: 'grid',
  alignItems: 'start',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fields = style({
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: '12px',
});
export const form = style({ display: 'grid', gap: '14px', padding: '4px 16px 16px', minWidth: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const rowHead = style({
  display: 'grid',
  alignItems: 'center',
  gap: '4px 14px',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  padding: '10px 16px',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const kept = style({ display: 'flex', alignItems: 'center', gap: '8px', color: vars.color.inkSoft });
export const soft = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
