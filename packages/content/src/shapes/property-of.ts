import type { Sentences } from '@motel/language';
import { type MadePhoto, pictureAddress } from '../photos/made-photo.ts';
import { standardRoom } from '../standard-room.ts';
import type { Rates } from './rates.ts';
import type { PropertyContent, Room } from './room.ts';

/** A kind of room as it is sold. @param id the name of its file */
export function propertyOf(
  said: Sentences,
  id: string,
  { numbers: _, fob: __, ...room }: Room,
  rates: Pick<Rates, 'petFeePerPet' | 'extraPersonCharge'>,
  photos: readonly MadePhoto[],
): PropertyContent {
  const standard = standardRoom(said);
  return {
    id,
    reviews: room.rating === undefined ? 0 : standard.reviews,
    rating: 0,
    ...(!room.isPetFriendly && {
      amenities: standard.amenities.filter((name) => name !== said.t('Pet friendly')),
    }),
    ...room,
    images: room.images.map((named) => pictureAddress(named, photos)),
    petFeePerPet: rates.petFeePerPet,
    extraPersonCharge: rates.extraPersonCharge,
  };
}
