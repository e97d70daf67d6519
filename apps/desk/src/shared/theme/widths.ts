/** The widths at which the desk's pages change. Styles start from the widest. */
export const phone = '(max-width: 767px)';
export const narrow = '(max-width: 1199px)';

/** The height of the pages' links at the foot of a phone. */
export const TAB_BAR = '64px';
