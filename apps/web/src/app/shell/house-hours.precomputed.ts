import { policies } from '@motel/content';

/** The footer's last line, worked out while building: no page loads the tariff for it. */
export const houseHours = [policies.checkIn, policies.checkOut, policies.quietHours].join(' ');
