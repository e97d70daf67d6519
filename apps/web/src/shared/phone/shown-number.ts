/** North American numbers in their groups, on one line: `+1 403 555 0188`; others as they are. */
export function shownNumber(mobile: string): string {
  return mobile.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1\u00a0$1\u00a0$2\u00a0$3');
}
