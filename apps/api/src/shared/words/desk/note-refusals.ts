/** About notes at the desk. */
export const NOTE_REFUSALS = {
  'note-empty': 'Write the note first.',
  'note-too-long': ({ most }: { most: number }) => `A note has at most ${most} characters.`,
  'note-unknown': 'There is no such note.',
  'note-done-already': ({ by }: { by: string }) => `${by} has done this note already.`,
  'note-open-already': 'This note is open already.',
};
