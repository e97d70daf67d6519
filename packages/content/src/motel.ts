import { DEFAULT_HOUSE_RULES } from '@motel/booking-core';
import type { Motel } from './shapes/motel.ts';

/** The motel's identity. The name, the numbers and the addresses are fictional; the town is real. */
export const motel: Motel = {
  name: 'Lantern Inn',
  tagline: 'Sleep where the dinosaurs did.',
  addressLines: ['1 Lantern Road', 'Drumheller, Alberta  T0J\u00a00Y0'],
  city: 'Drumheller',
  province: 'Alberta',
  country: 'Canada',
  coordinates: { latitude: 51.46, longitude: -112.71 },
  phone: { shown: '+1 403 555 0142', href: 'tel:+14035550142' },
  email: 'desk@lantern-inn.example',
  townSite: { name: 'Travel Drumheller', url: 'https://traveldrumheller.com/' },
  /** Check-in from 3:00 PM, check-out until 11:00 AM (§9). */
  houseRules: { timeZone: 'America/Edmonton', ...DEFAULT_HOUSE_RULES },
  /** Guests who have not come by 11:00 PM are missed; a clerk takes at most 30 % off a price (S13, L6). */
  frontDesk: { missedHour: 23, clerkMayTakeOff: 30 },
};
