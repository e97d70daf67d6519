import type { DeskStay } from '@motel/api-client/desk-contracts';

/** What the panel of a stay is about. */
export const VIEWS = ['cancel', 'payment', 'refund', 'no-show', 'reinstate'] as const;
export type PanelView = (typeof VIEWS)[number];

/** Whether it may be done now. */
export function isOpen(view: PanelView, { can, waiting, status }: DeskStay): boolean {
  switch (view) {
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
  }
}

/** What the panel shows: what was asked for, or the first thing that may be done. */
export function viewOf(asked: string | null, stay: DeskStay): PanelView | undefined {
  const open = VIEWS.filter((view) => isOpen(view, stay));
  return open.find((view) => view === asked) ?? (stay.can.pay > 0 ? 'payment' : open[0]);
}
