import { t } from '@motel/language';

/** The words about a room whose file has none of its own (§2). */
export const standardRoom = {
  reviews: 128,
  get cardFacts() {
    return [t('Classic Triple Room'), t('1 queen bed')];
  },
  get cardTerms() {
    return [t('Free cancellation'), t('No prepayment')];
  },
  get favourite() {
    return t('Guest favourite');
  },
  get amenities() {
    return [
      t('TV'),
      t('Breakfast'),
      t('Air conditioning'),
      t('Housekeeping'),
      t('Pet friendly'),
      t('Free WiFi'),
      t('Parking'),
      t('Semi truck trailer parking'),
    ];
  },
};
