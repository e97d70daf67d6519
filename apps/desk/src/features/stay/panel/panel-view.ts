import type { DeskStay } from '@motel/api-client/desk-contracts';

/** The tabs on which a stay is changed. */
export const CHANGE_VIEWS = ['dates', 'room', 'party'] as const;
export type ChangeView = (typeof CHANGE_VIEWS)[number];

/** The tabs of the panel, by the keys 1 to 4. */
export const TABS = [...CHANGE_VIEWS, 'cancel'] as const;

export const TAB_TITLES = { dates: 'Dates', room: 'Room', party: 'Party', cancel: 'Cancel' } as const;

/** What the panel of a stay is about. */
export const VIEWS = [
  ...CHANGE_VIEWS,
  'cancel',
  'payment',
  'refund',
  'no-show',
  'reinstate',
  'note',
  'guest',
  'mail',
] as const;
export type PanelView = (typeof VIEWS)[number];

/** Whether it may be done now. */
export function isOpen(view: PanelView, { can, waiting, status, guest }: DeskStay): boolean {
  switch (view) {
    case 'dates':
    case 'room':
    case 'party':
      return can.change;
    case 'cancel':
      return can.cancel;
    case 'payment':
      return can.pay > 0 || (status === 'pending' && waiting.length > 0);
    case 'refund':
      return can.refund > 0;
    case 'no-show':
      return can.noShow;
    case 'reinstate':
      return can.reinstate;
    case 'note':
    case 'guest':
      return true;
    case 'mail':
      return guest.email !== '';
  }
}

/** What the panel shows: what was asked for, or the first thing that may be done. */
export function viewOf(asked: string | null, stay: DeskStay): PanelView {
  const open = VIEWS.filter((view) => isOpen(view, stay));
  return open.find((view) => view === asked) ?? (stay.can.pay > 0 ? 'payment' : (open[0] ?? 'note'));
}

export function isChangeView(view: PanelView): view is ChangeView {
  return CHANGE_VIEWS.some((each) => each === view);
}
