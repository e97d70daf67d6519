import { type MadePhoto, pictureAddress } from '../photos/made-photo.ts';
import type { Rates } from './rates.ts';
import type { PropertyContent, Room } from './room.ts';

/** A kind of room as it is sold. @param id the name of its file */
export function propertyOf(
  id: string,
  { numbers: _, fob: __, ...room }: Room,
  rates: Pick<Rates, 'petFeePerPet' | 'extraPersonCharge'>,
  photos: readonly MadePhoto[],
): PropertyContent {
  return {
    id,
    reviews: 0,
    rating: 0,
    ...room,
    images: room.images.map((named) => pictureAddress(named, photos)),
    petFeePerPet: rates.petFeePerPet,
    extraPersonCharge: rates.extraPersonCharge,
  };
}
