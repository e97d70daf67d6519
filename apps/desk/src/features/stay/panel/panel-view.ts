import type { DeskStay } from '@motel/api-client/desk-contracts';
import { STAY_VERBS } from '@motel/booking-core/booking';

const CHANGE_VIEWS = ['dates', 'room', 'party'] as const;

/** The tabs of the panel, by the keys 1 to 4. */
export const TABS = [...CHANGE_VIEWS, 'cancel'] as const;

export const TAB_TITLES = { dates: 'Dates', room: 'Room', party: 'Party', cancel: 'Cancel' } as const;

export const VIEWS = [
  ...TABS,
  'payment',
  'charge',
  'refund',
  'waive',
  'no-show',
  'reinstate',
  'note',
  'guest',
  'mail',
] as const;
export type PanelView = (typeof VIEWS)[number];

/** Why it may not be done now, in a sentence; `undefined` where it may. */
export function whyClosed(
  view: PanelView,
  { can, cannot, waiting, status, guest }: DeskStay,
): string | undefined {
  if (view === 'payment') {
    const isOpen = can.pay > 0 || (status === 'pending' && waiting.length > 0);
    return isOpen ? undefined : (cannot.pay ?? 'There is nothing to pay.');
  }
  if (view === 'mail') return guest.email === '' ? 'The guest has given no mail address.' : undefined;
  const verb = isChangeView(view) ? 'change' : STAY_VERBS.find((each) => each === view);
  return verb && cannot[verb];
}

export function isOpen(view: PanelView, stay: DeskStay): boolean {
  return whyClosed(view, stay) === undefined;
}

/** The view of the panel: the one that was asked for, or the first one that the stay allows. */
export function viewOf(asked: string | null, stay: DeskStay): PanelView {
  const open = VIEWS.filter((view) => isOpen(view, stay));
  return open.find((view) => view === asked) ?? (stay.can.pay > 0 ? 'payment' : (open[0] ?? 'note'));
}

export function isChangeView(view: PanelView): boolean {
  return CHANGE_VIEWS.some((each) => each === view);
}
