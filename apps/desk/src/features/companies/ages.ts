/** The ages of what is open, in days since it was due. */
export const AGES = [
  ['notDue', 'Not due'],
  ['to30', '1 to 30'],
  ['to60', '31 to 60'],
  ['to90', '61 to 90'],
  ['older', 'Older'],
] as const;
