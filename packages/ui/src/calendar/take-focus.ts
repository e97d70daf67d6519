/**
 * Moves focus to the calendar's current day when it is on a panel around the calendar. A guest who has moved
 * the focus elsewhere since keeps it there.
 */
export function takeFocus(calendar: HTMLElement | null): void {
  const { activeElement } = document;
  if (!calendar || activeElement === document.body || !activeElement?.contains(calendar)) return;
  calendar.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
}
