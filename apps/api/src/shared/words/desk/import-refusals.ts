/** About bookings that are brought over from a file. */
export const IMPORT_REFUSALS = {
  'import-type-missing': 'The kind of room is missing.',
  'import-type-unknown': ({ called }: { called: string }) =>
    `No kind of room is called ${called}. Which one is it?`,
  'import-date-missing': 'The date is missing.',
  'import-date-unread': ({ text }: { text: string }) => `“${text}” is no date.`,
  'import-leaves-first': ({ date }: { date: string }) => `Leaves before it arrives. Perhaps ${date}?`,
  'import-over': 'This stay is over.',
  'import-amount-missing': 'The price is missing.',
  'import-amount-unread': ({ text }: { text: string }) => `“${text}” is no amount.`,
  'import-count-unread': ({ text }: { text: string }) => `“${text}” is no number.`,
  'import-paid-beyond': 'More is paid than the stay costs.',
  'import-full': ({ title, date }: { title: string; date: string }) => `${title} is sold out on ${date}.`,
  'import-changed': ({ ready }: { ready: number }) =>
    `Bookings have changed while you were reading: ${ready} rows are ready now. Nothing is imported yet.`,
  'import-nothing': 'No row is ready.',
  'import-unknown': 'There is no such import.',
  'import-undone': 'This import is undone already.',
  'import-too-old': ({ days }: { days: number }) => `An import can be undone for ${days} days.`,
};
