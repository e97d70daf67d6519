/** A picture that a mail can carry: mail programs show neither drawings nor new formats. */
export interface MailPicture {
  /** The address of the site's picture: `/pictures/river-queen-bed.svg`. */
  readonly from: string;
  /** Its file in `mail-pictures/`: the picture's name, and a hash of the original and of how it is made. */
  readonly file: string;
}
