import './fonts.css.ts';
import './themes.css.ts';
import './base.css.ts';

export { vars } from './contract.css.ts';
export { media } from './media.ts';
