import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 });
