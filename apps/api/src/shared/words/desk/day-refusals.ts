/** About the board of the night. */
export const DAY_REFUSALS = {
  'not-expected': 'This stay is no longer booked: no guest is expected.',
  'night-too-far': 'The board shows nights from a year ago to a year ahead.',
};
