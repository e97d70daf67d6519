import { policies } from '@motel/content';

/** The footer's last line, computed during the build, so that no page loads the tariff for it. */
export const houseHours = [policies.checkIn, policies.checkOut, policies.quietHours].join(' ');
