/** By their attribute: roles and accessible names of all cells take most of a test's time. */
export const dayCells = () => [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')];

/** The one cell of a day in the calendar, such as `day('November 25, 2026')`. */
export function day(date: string): HTMLElement {
  const [found, ...more] = dayCells().filter((cell) => cell.getAttribute('aria-label')?.includes(date));
  if (found === undefined || more.length > 0) throw new Error(`no cell, or several, for ${date}`);
  return found;
}
