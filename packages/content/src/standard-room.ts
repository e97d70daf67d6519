/** The words about a room whose file has none of its own (§2). */
export const standardRoom = {
  cardFacts: ['Classic Triple Room', '1 queen bed'],
  cardTerms: ['Free cancellation', 'No prepayment'],
  favourite: 'Guest favourite',
  reviews: 128,
  amenities: [
    'TV',
    'Breakfast',
    'Air conditioning',
    'Housekeeping',
    'Pet friendly',
    'Free WiFi',
    'Parking',
    'Semi truck trailer parking',
  ],
} as const;
