import { type Cents, DEFAULT_POLICY, type PolicyData, parseDollars, roomCapacity } from '@motel/booking-core';
import type { HouseRules } from '@motel/booking-core/booking';
import type { Sentences } from '@motel/language';
import type { Phrases } from '../words/phrases.ts';
import { keptPart, shareWords } from '../words/terms.ts';
import type { PolicyFigures } from './policies.ts';
import type { Rates } from './rates.ts';
import type { PropertyContent } from './room.ts';
import { siteTerms, type Terms } from './site-terms.ts';

/** The policies of §9, a sentence each. */
export type Policies = Readonly<ReturnType<typeof policySentences>>;

interface PolicySource {
  readonly figures: PolicyFigures;
  readonly houseRules: HouseRules & { readonly adultsOnly?: boolean };
  readonly rates: Rates;
  readonly terms: Terms;
  readonly properties: readonly PropertyContent[];
}

/** Writes the policies of §9 from what is really charged and kept to, so that words never contradict the bill (D2). */
export function policySentences(words: Phrases, source: PolicySource) {
  const { t, rules, hourText, timeText, shownPrice } = words;
  const { figures, houseRules, rates, terms, properties } = source;
  const { chargedBy: basis, petFeePerPet, extraPersonCharge, currency } = rates;
  const fee = (amount: Cents, unit: 'pet' | 'person') => rules.fee({ amount, unit, basis, currency });
  const span = ({ from, to }: PolicyFigures['quietHours']) =>
    t('{from} to {to}', { from: hourText(from), to: hourText(to) });
  const smoking = shownPrice(figures.smokingCleaningFee);
  const takesPets = properties.some(({ isPetFriendly }) => isPetFriendly);
  const titleOf = (id: string) => properties.find((room) => room.id === id)?.title ?? id;
  const policies = siteTerms(terms, (label) => label).map(({ room, ...policy }) =>
    room === undefined ? policy : { ...policy, room: [room].flat().map(titleOf) },
  );
  return {
    checkIn: t('Check-in is {checkInHour}.', { checkInHour: timeText(houseRules.checkInHour) }),
    checkOut: t('Check-out is {checkOutHour}.', { checkOutHour: timeText(houseRules.checkOutHour) }),
    petFee: petSentence(words, takesPets, petFeePerPet === 0 ? undefined : fee(petFeePerPet, 'pet')),
    extraPersons:
      extraPersonCharge === 0
        ? t('Extra persons stay free.')
        : t('Extra persons are charged {extraPersonCharge}.', {
            extraPersonCharge: fee(extraPersonCharge, 'person'),
          }),
    children: childrenSentence(words, source),
    smoking: t('A smoking cleaning fee in a non-smoking room is {smoking} minimum.', { smoking }),
    quietHours: t('Quiet hours are {quietHours}.', { quietHours: span(figures.quietHours) }),
    visitors: t('Visitors are allowed {visitorHours}.', { visitorHours: span(figures.visitorHours) }),
    ...cancellationSentences(words, policies),
    paying: payingSentence(words, policies),
    refunds: t(
      'Refunds go to the original payment method in {from} to {to} business days.',
      figures.refundBusinessDays,
    ),
  };
}

function petSentence({ t }: Phrases, takesPets: boolean, fee: string | undefined): string {
  if (!takesPets) return t('No room takes pets.');
  return fee === undefined ? t('Pets stay free.') : t('Pet fee is {fee}.', { fee });
}

/** Where they may stay (P11), children pay for no place (P4): at most the taxes of each person. Four places by its type make a room double (C1). */
function childrenSentence({ t }: Phrases, { houseRules, rates, properties }: PolicySource): string {
  if (houseRules.adultsOnly) return t('Adults only: children and infants cannot stay here.');
  const taxes = rates.taxes.filter(
    ({ amount = 0, each }) => amount !== 0 && (each === 'person' || each === 'child'),
  );
  if (taxes.length > 0)
    return t('Children with adults pay {taxes} alone.', {
      taxes: taxes.map(({ label }) => label).join(', '),
    });
  return properties.some(({ roomType }) => roomCapacity(roomType) > 2)
    ? t('Children stay free with adults in double rooms.')
    : t('Children stay free with adults.');
}

/** The terms that hold all year come first; those of a season, a room, a group or a plan follow. @param terms of `siteTerms` */
export function cancellationSentences(
  words: Phrases,
  [first = DEFAULT_POLICY, ...others]: readonly PolicyData[],
) {
  const { free, late } = cancellingOf(words, first);
  const ofFirst = (sentence: string) =>
    first.plan === undefined
      ? sentence
      : words.t('{when}: {terms}', { when: seasonOf(words, first), terms: sentence });
  const moreOf = (policy: PolicyData) => {
    const { isWhole, sentence } = payingOf(words, policy);
    return [...(isWhole ? [] : [sentence]), ...changingOf(words, policy)];
  };
  const ofOthers = others.flatMap((policy) => [
    words.t('{when}: {terms}.', { when: seasonOf(words, policy), terms: cancellingOf(words, policy).short }),
    ...moreOf(policy),
  ]);
  return {
    cancellation: [ofFirst(free), ...moreOf(first), ...ofOthers].join(' '),
    lateCancellation: ofFirst(late),
  };
}

/** How a policy is cancelled: free until when, what is charged after that, both in short, and on a card. */
export function cancellingOf(words: Phrases, { noShow, ...policy }: PolicyData) {
  const { t } = words;
  const said = freeWords(words, policy);
  if (noShow === undefined || noShow === policy.keep) return said;
  const kept = { keep: keptWords(words, policy.keep), missed: keptWords(words, noShow) };
  return {
    ...said,
    late: t('On a late cancellation, {keep} charged; on a no-show, {missed} charged.', kept),
    short: t('{terms}; on a no-show, {missed} charged', { terms: said.short, missed: kept.missed }),
  };
}

function freeWords(words: Phrases, { freeHours, freeAt, keep: part }: PolicyData) {
  const { t } = words;
  const keep = keptWords(words, part);
  if (freeHours === undefined)
    return {
      free: t('A booking cannot be cancelled free of charge.'),
      late: t('On a cancellation or a no-show, {keep} charged.', { keep }),
      short: t('{keep} charged in any case', { keep }),
      card: t('No free cancellation'),
    };
  if (freeAt !== undefined) {
    const until = deadlineWords(words, freeHours / 24, freeAt);
    return {
      free: t('Cancellation is free until {until} for direct bookings.', { until }),
      late: t('After {until}, or on a no-show, {keep} charged.', { until, keep }),
      short: t('free until {until}, then {keep} charged', { until, keep }),
      card: t('Free cancellation until {until}', { until }),
    };
  }
  if (freeHours === 0)
    return {
      free: t('Cancellation is free until check-in for direct bookings.'),
      late: t('On a no-show, {keep} charged.', { keep }),
      short: t('free until check-in, then {keep} charged', { keep }),
      card: t('Free cancellation'),
    };
  const time = noticeWords(words, freeHours);
  return {
    free: t('Cancellation is free if at least {time} before check-in for direct bookings.', { time }),
    late: t('Within {time}, or on a no-show, {keep} charged.', { time, keep }),
    short: t('free if at least {time} before, then {keep} charged', { time, keep }),
    card: t('Free cancellation until {time} before', { time }),
  };
}

/** An hour of a day before check-in: `6 PM on the day before check-in`. */
function deadlineWords({ t, hourText }: Phrases, days: number, at: number): string {
  const hour = hourText(at);
  if (days === 0) return t('{hour} on the day of check-in', { hour });
  return days === 1
    ? t('{hour} on the day before check-in', { hour })
    : t('{hour}, {days} days before check-in', { hour, days });
}

/** Until when guests change their stay themselves, where that is not until check-in. */
function changingOf(words: Phrases, { changeHours = 0 }: PolicyData): string[] {
  if (changeHours === 'never') return [words.t('Guests cannot change such a stay themselves.')];
  const time = noticeWords(words, changeHours);
  return changeHours === 0
    ? []
    : [words.t('Guests can change it themselves up to {time} before check-in.', { time })];
}

/** A time before check-in: `24 hours`; whole days from 48 hours on, `7 days`. @param hours 1 or more */
export function noticeWords({ t }: Sentences, hours: number): string {
  const days = hours / 24;
  if (days >= 2 && Number.isInteger(days)) return t('{days} days', { days });
  return hours === 1 ? t('1 hour') : t('{hours} hours', { hours });
}

/** The payment on booking, of all, a part (F30, X7) or nothing (F32): in a sentence, and on a card. */
export function payingOf(words: Phrases, { deposit = 'everything', restDays, guarantee }: PolicyData) {
  const { t } = words;
  if (guarantee === 'none')
    return { sentence: t('You pay at the front desk, and nothing when you book.'), card: t('No prepayment') };
  if (guarantee !== undefined)
    return {
      sentence: t(
        'When you book you leave a card, which is charged only by the terms of cancelling. You pay at the front desk.',
      ),
      card: t('No prepayment'),
    };
  if (deposit === 'everything')
    return {
      isWhole: true,
      sentence: t('You pay for the whole stay when you confirm it.'),
      card: t('Paid when you book'),
    };
  const amount = parseDollars(deposit);
  const paid = amount === undefined ? keptPart(words, `${deposit}`) : words.shownPrice(amount);
  const card = t('You pay {paid} when you book', { paid });
  if (restDays === undefined)
    return { card, sentence: t('When you book you pay {paid}, and the rest at the front desk.', { paid }) };
  if (restDays === 0)
    return {
      card,
      sentence: t('When you book you pay {paid}, and the rest on the day of check-in.', { paid }),
    };
  const time = noticeWords(words, restDays * 24);
  const sentence = t('When you book you pay {paid}, and the rest up to {time} before check-in.', {
    paid,
    time,
  });
  return { card, sentence };
}

/** When a stay is paid; the cards of rooms say it where that differs. */
function payingSentence(words: Phrases, [first = DEFAULT_POLICY, ...others]: readonly PolicyData[]): string {
  const { sentence } = payingOf(words, first);
  return others.every((policy) => payingOf(words, policy).sentence === sentence)
    ? sentence
    : words.t('The card of each room says what is paid when.');
}

function seasonOf({ t, dateWords }: Phrases, policy: PolicyData): string {
  const { plan, room, from, to, fromNights: nights, fromRooms: rooms } = policy;
  const when = [
    ...(room === undefined ? [] : [t('in {rooms}', { rooms: [room].flat().join(', ') })]),
    ...(from === undefined ? [] : [t('from {date}', { date: dateWords(from, 'date') })]),
    ...(to === undefined ? [] : [t('to {date}', { date: dateWords(to, 'date') })]),
    ...(nights === undefined ? [] : [t('for {nights} nights or more', { nights })]),
    ...(rooms === undefined ? [] : [t('with {rooms} rooms or more', { rooms })]),
  ];
  const checkIn = plan !== undefined && when.length === 0 ? [] : [[t('Check-in'), ...when].join(' ')];
  return [...[plan ?? []].flat(), ...checkIn].join(', ');
}

/** The charge of a late cancellation, as the subject of a sentence. @param keep as the tariff says it */
export function keptWords({ t, language }: Phrases, keep: string): string {
  if (keep === 'first night') return t('one night is');
  if (keep.endsWith(' nights'))
    return t('the price of {nights} nights is', { nights: Number.parseInt(keep, 10) });
  return keep === 'everything'
    ? t('the whole stay is')
    : t('{keep} of the price is', { keep: shareWords(language, keep) });
}
