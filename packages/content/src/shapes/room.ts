/** A kind of room as its owner writes it down, a file each in `rooms/`. */
export interface Room {
  /** A slug such as `hoodoo-double`: the room's address on the site. Never changes once guests have booked. */
  readonly id: string;
  readonly title: string;
  /** A few words on a corner of the card. */
  readonly badge?: string;
  /** How many such rooms the motel has, 1 or more. */
  readonly rooms: number;
  /** `false` closes the room for booking, whatever nights are free (D13). */
  readonly inStock: boolean;
  /** Shown as '{roomType} Room'. Double, twin and quad sleep four, all others two (§9). */
  readonly roomType: string;
  readonly isSmokingAllowed: boolean;
  /** In dollars, cents after the point: `89` or `104.5`. */
  readonly pricePerNight: number;
  /** Persons included in the price of one room; left out, as many as the type sleeps. */
  readonly defaultAllowedPersons?: number;
  readonly isPetFriendly: boolean;
  /** Pets in a whole booking. */
  readonly allowedPets: number;
  /** 0 to 5. */
  readonly rating: number;
  readonly reviews: number;
  readonly guest: number;
  readonly bedroom: number;
  readonly bed: number;
  readonly bathroom: number;
  readonly description: string;
  /** Five or more pictures as `pictures.ts` names them; the first is the large one. */
  readonly images: readonly string[];
}
