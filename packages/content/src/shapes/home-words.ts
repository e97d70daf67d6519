/** The sentences of the home page that are the motel's own. */
export interface HomeWords {
  /** Below the motel's tagline. */
  readonly lead: string;
  readonly bannersHeading: string;
  readonly roomsLead: string;
  readonly galleryLead: string;
  /** The postcard with the QR code: its message, to whom it is addressed, and who printed it. */
  readonly postcard: {
    readonly headline: string;
    readonly message: string;
    readonly to: string;
    readonly imprint: string;
  };
}
