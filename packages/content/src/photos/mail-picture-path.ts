/** The path of a letter's picture among the motel's files. */
export function mailPicturePath(file: string): string {
  return `mail-pictures/${file}`;
}
