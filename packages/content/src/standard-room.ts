import type { Sentences } from '@motel/language';

/** The words about a room whose file has none of its own (§2). */
export function standardRoom({ t }: Sentences) {
  return {
    reviews: 128,
    cardFacts: [t('Classic Triple Room'), t('1 queen bed')],
    cardTerms: [t('Free cancellation'), t('No prepayment')],
    favourite: t('Guest favourite'),
    amenities: [
      t('TV'),
      t('Breakfast'),
      t('Air conditioning'),
      t('Housekeeping'),
      t('Pet friendly'),
      t('Free WiFi'),
      t('Parking'),
      t('Semi truck trailer parking'),
    ],
  };
}
