import { media } from '@motel/ui/theme';

/** A laptop's window, in which the bill and what is known of the stay do not fit into one card. */
export const lowWindow = `${media.wide} and (max-height: 50rem)`;
