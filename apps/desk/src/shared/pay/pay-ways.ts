import type { PayWay } from '@motel/api-client/desk-contracts';
import type { DeskIconName } from '../icon/drawings.ts';

/** How a guest pays, in the order of the buttons. */
export const WAYS: readonly { readonly way: PayWay; readonly label: string; readonly icon: DeskIconName }[] =
  [
    { way: 'terminal', label: 'Terminal', icon: 'card' },
    { way: 'cash', label: 'Cash', icon: 'cash' },
    { way: 'link', label: 'Link', icon: 'link' },
    { way: 'later', label: 'Later', icon: 'clock' },
  ];
