import './desk-base.css.ts';

export { vars } from '@motel/ui/theme';
export { desk } from './desk-vars.css.ts';
export { narrow, phone, TAB_BAR } from './widths.ts';
