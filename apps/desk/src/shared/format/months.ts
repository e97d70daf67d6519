const words = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @param month `yyyy-mm`; `July 2027` */
export function monthWords(month: string): string {
  return words.format(new Date(`${month}-15T00:00Z`));
}

/** The month so many months later. @param month `yyyy-mm` */
export function monthBeside(month: string, by: number): string {
  const [year = 2000, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 15)).toISOString().slice(0, 7);
}
