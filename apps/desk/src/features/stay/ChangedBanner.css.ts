import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const both = style({ display: 'grid', gap: '8px', marginBlockEnd: '14px' });
globalStyle(`${both} table`, { background: vars.color.card, borderRadius: vars.radius.control });
globalStyle(`${both} :is(th, td)`, { padding: '6px 12px', textAlign: 'start', overflowWrap: 'anywhere' });
globalStyle(`${both} th`, { color: vars.color.inkSoft, fontWeight: 550 });
globalStyle(`${both} tbody :is(th, td)`, { borderBlockStart: `1px solid ${vars.color.line}` });
globalStyle(`${both} td:last-child`, { fontWeight: 650 });
