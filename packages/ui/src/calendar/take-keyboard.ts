/**
 * Gives the keyboard to the day that takes it, when it waits on a panel around the calendar: who has gone on to
 * something else meanwhile is left there.
 */
export function takeKeyboard(calendar: HTMLElement | null): void {
  const { activeElement } = document;
  if (!calendar || activeElement === document.body || !activeElement?.contains(calendar)) return;
  calendar.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
}
