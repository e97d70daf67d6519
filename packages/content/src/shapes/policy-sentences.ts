import { type Cents, type PolicyData, parseDollars } from '@motel/booking-core';
import type { Sentences } from '@motel/language';
import type { Phrases } from '../words/phrases.ts';
import type { PolicyFigures, PolicySource } from './policies.ts';

/** The policies of §9, a sentence each. */
export type Policies = Readonly<ReturnType<typeof policySentences>>;

/** Writes the policies of §9 from what is really charged and kept to, so that words never contradict the bill (D2). */
export function policySentences(words: Phrases, source: PolicySource) {
  const { t, rules, timeText, shownPrice } = words;
  const { figures, houseRules, chargedBy, petFeePerPet, extraPersonCharge, currency } = source;
  const fee = (amount: Cents, unit: 'pet' | 'person') =>
    rules.fee({ amount, unit, basis: chargedBy, currency });
  const smoking = shownPrice(figures.smokingCleaningFee);
  const terms = cancellationSentences(words, source.policies);
  return {
    checkIn: t('Check-in is {checkInHour}.', { checkInHour: timeText(houseRules.checkInHour) }),
    checkOut: t('Check-out is {checkOutHour}.', { checkOutHour: timeText(houseRules.checkOutHour) }),
    petFee: petSentence(words, source.takesPets, petFeePerPet === 0 ? undefined : fee(petFeePerPet, 'pet')),
    extraPersons:
      extraPersonCharge === 0
        ? t('Extra persons stay free.')
        : t('Extra persons are charged {extraPersonCharge}.', {
            extraPersonCharge: fee(extraPersonCharge, 'person'),
          }),
    children: t('Children stay free with adults in double rooms.'),
    smoking: t('A smoking cleaning fee in a non-smoking room is {smoking} minimum.', { smoking }),
    quietHours: t('Quiet hours are {quietHours}.', { quietHours: hourSpan(words, figures.quietHours) }),
    visitors: t('Visitors are allowed {visitorHours}.', {
      visitorHours: hourSpan(words, figures.visitorHours),
    }),
    ...terms,
    refunds: t('Refunds go to the original payment method in {from} to {to} business days.', {
      from: figures.refundBusinessDays.from,
      to: figures.refundBusinessDays.to,
    }),
  };
}

function petSentence({ t }: Phrases, takesPets: boolean, fee: string | undefined): string {
  if (!takesPets) return t('No room takes pets.');
  return fee === undefined ? t('Pets stay free.') : t('Pet fee is {fee}.', { fee });
}

const ALL_YEAR: PolicyData = { freeHours: 24, keep: 'first night' };

/** The terms that hold all year come first; those of a season follow. */
function cancellationSentences(words: Phrases, policies: readonly PolicyData[]) {
  const { t } = words;
  const isSeasonal = ({ room, from, to }: PolicyData) =>
    room !== undefined || from !== undefined || to !== undefined;
  const allYear = policies.findLast((policy) => !isSeasonal(policy)) ?? ALL_YEAR;
  const seasonal = policies
    .filter(isSeasonal)
    .flatMap((policy) => [
      `${seasonOf(words, policy)}: ${inShort(words, policy)}.`,
      ...depositSentence(words, policy),
    ]);
  const { freeHours, keep } = allYear;
  return {
    cancellation: [
      freeHours === undefined
        ? t('A booking cannot be cancelled free of charge.')
        : t('Cancellation is free if at least {freeHours} hours before check-in for direct bookings.', {
            freeHours,
          }),
      ...depositSentence(words, allYear),
      ...seasonal,
    ].join(' '),
    lateCancellation:
      freeHours === undefined
        ? t('On a cancellation or a no-show, {keep} charged.', { keep: keptWords(words, keep) })
        : t('Within {freeHours} hours, or on a no-show, {keep} charged.', {
            freeHours,
            keep: keptWords(words, keep),
          }),
  };
}

/** The part that is paid on booking, where it is not all (F30, X7). */
function depositSentence({ t, shownPrice }: Phrases, { deposit, restDays, guarantee }: PolicyData): string[] {
  if (guarantee !== undefined)
    return [
      t('When you book you leave a card, which is charged only what is named here. You pay at the motel.'),
    ];
  if (deposit === undefined || deposit === 'everything') return [];
  const amount = parseDollars(deposit);
  const paid =
    amount !== undefined
      ? shownPrice(amount)
      : deposit === 'first night'
        ? t('the first night')
        : t('{deposit} of the price', { deposit });
  return [
    restDays === undefined
      ? t('When you book you pay {paid}, and the rest at the motel.', { paid })
      : t('When you book you pay {paid}, and the rest up to {restDays} days before check-in.', {
          paid,
          restDays,
        }),
  ];
}

function seasonOf({ t, dateWords }: Phrases, { room, from, to }: PolicyData): string {
  return [
    t('Check-in'),
    ...(room === undefined ? [] : [t('in {rooms}', { rooms: [room].flat().join(', ') })]),
    ...(from === undefined ? [] : [t('from {date}', { date: dateWords(from, 'date') })]),
    ...(to === undefined ? [] : [t('to {date}', { date: dateWords(to, 'date') })]),
  ].join(' ');
}

function inShort(words: Phrases, { freeHours, keep }: PolicyData): string {
  const { t } = words;
  return freeHours === undefined
    ? t('{keep} charged in any case', { keep: keptWords(words, keep) })
    : t('free if at least {freeHours} hours before, then {keep} charged', {
        freeHours,
        keep: keptWords(words, keep),
      });
}

function hourSpan({ t, hourText }: Phrases, { from, to }: PolicyFigures['quietHours']): string {
  return t('{from} to {to}', { from: hourText(from), to: hourText(to) });
}

/** The charge of a late cancellation, as the subject of a sentence. @param keep as the tariff says it */
export function keptWords({ t }: Sentences, keep: string): string {
  if (keep === 'first night') return t('one night is');
  return keep === 'everything' ? t('the whole stay is') : t('{keep} of the price is', { keep });
}
