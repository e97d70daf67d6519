/** Something an owner can put right; the message is a sentence that names the file. */
export class PhotoMistake extends Error {
  override readonly name = 'PhotoMistake';
}
