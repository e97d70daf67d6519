/** A picture that a mail can carry, as `npm run photos` has made it: mail programs show no drawings. */
export interface MailPicture {
  /** The address of the site's picture: `/pictures/river-queen-bed.svg`. */
  readonly from: string;
  /** Its file in `mail-pictures/`: the picture's name, and a hash of the original and of how it is made. */
  readonly file: string;
}
