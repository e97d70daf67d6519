import { NO_MONEY } from '@motel/booking-core';
import { highestRate, type Words } from '@motel/content/server';

/** About prices and restrictions of nights, and promotion codes. */
export const RATES_REFUSALS = {
  'tax-unnamed': ({ tax }: { tax: string }) => `${tax}: say what it is called on receipts.`,
  'tax-wrong': ({ tax, field, must }: { tax: string; field: string; must: string }) =>
    `${tax}: ${field} ${must}.`,
  'code-days': 'The last day of booking is before the first one.',
  'code-exists': ({ code }: { code: string }) => `There is a code ${code} already.`,
  'code-gone': 'This code no longer exists. Someone has changed or ended it.',
  'code-least': 'The fewest nights must be a whole number from 1 to 365.',
  'code-name': 'A code has 1 to 40 letters, digits, hyphens or underscores, without spaces.',
  'code-off': (_: unknown, { shownPrice, motel }: Words) =>
    `A code takes off more than 0% and at most 100%, or an amount, up to ${shownPrice(highestRate(motel.money))}.`,
  'code-over': 'The last day of this code has gone by.',
  'code-uses': 'Bookings at most is a whole number from 1 to 1,000,000.',
  'month-invalid': 'A month is written as 2027-07.',
  'rates-amount': (_: unknown, { shownPrice, motel }: Words) =>
    motel.money.decimals === 0
      ? `A price is ${shownPrice(NO_MONEY)} to ${shownPrice(highestRate(motel.money))}, without decimals.`
      : `A price is ${shownPrice(NO_MONEY)} to ${shownPrice(highestRate(motel.money))}, with at most two places after the point.`,
  'rates-below-zero': ({ night }: { night: string }, { shownPrice }: Words) =>
    `That would put the price of ${night} below ${shownPrice(NO_MONEY)}. Take less off.`,
  'rates-above-most': ({ night }: { night: string }, { shownPrice, motel }: Words) =>
    `That would put the price of ${night} above ${shownPrice(highestRate(motel.money))}. Add less.`,
  'rates-days-none': 'None of these nights is on one of these days of the week.',
  'rates-gone-by': ({ last }: { last: string }) =>
    `${last} has gone by. Prices of nights gone by stay as they were sold.`,
  'rates-limits': 'Nights at least, and at most, are whole numbers from 1 to 365.',
  'rates-limits-order': 'A stay cannot have more nights at least than at most.',
  'rates-no-price': 'These nights have no price yet. Set a price first.',
  'rates-nothing': 'Nothing would change. Give a price, nights at least, or another restriction.',
  'rates-order': 'The last night is before the first one.',
  'rates-too-long': ({ most }: { most: number }) => `At most ${most} nights can be set at once.`,
  'rates-undo-clash': ({ who, note }: { who: string; note: string }) =>
    `${who} has changed the same prices since then (${note}). Undo that first, or set a price by hand.`,
  'rates-undo-files': 'This version came with the motel’s files. It is changed there.',
  'rates-version-unknown': 'There is no such change of the rates.',
  'season-exists': ({ name }: { name: string }) => `There is a season ${name} with these dates already.`,
  'season-gone': 'This season no longer exists. Someone has changed or ended it.',
  'season-name': 'A season needs a name of 1 to 60 characters.',
  'season-dates': 'A season needs a first and a last night.',
  'season-empty': 'A season needs a price or a restriction for at least one room type.',
  'steps-invalid': 'A step begins on a night from 2 to 365, each night once, and takes 0% to 100% off.',
};
