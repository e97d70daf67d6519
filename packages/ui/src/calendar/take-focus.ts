/** Moves focus to the current day when it is on a panel around the calendar; a guest who moved it elsewhere keeps it. */
export function takeFocus(calendar: HTMLElement | null): void {
  const { activeElement } = document;
  if (!calendar || activeElement === document.body || !activeElement?.contains(calendar)) return;
  calendar.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
}
