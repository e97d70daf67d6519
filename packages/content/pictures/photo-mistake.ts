/** A mistake that the owner can correct; the message is a sentence that names the file. */
export class PhotoMistake extends Error {
  override readonly name = 'PhotoMistake';
}
