import { type Cents, NO_MONEY, subtract, sum, times } from '../money/cents.ts';
import { percentOf, toWholeDollars } from '../money/whole-dollars.ts';
import { MAX_COUNT } from '../party/party.ts';
import { requireWholeNumber } from '../result/whole-number.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { MAX_RATE, type RoomRate } from './room-rate.ts';
import { chargesPerStay, type Tariff } from './tariff.ts';

/** The quantities and rates of a purchase; each quantity is a whole number. */
export interface QuoteRequest {
  readonly rate: RoomRate;
  /** 1 to 365. */
  readonly nights: number;
  /** 1 to 1000. */
  readonly rooms: number;
  /** Persons charged beyond the allowance, 0 to 2000; `chargedPersons` counts them. */
  readonly chargedPersons: number;
  /** 0 to 1000. */
  readonly pets: number;
}

/** The amount that the guest is charged, and its parts, which add up to it (Q1–Q6). */
export interface Quote {
  readonly request: QuoteRequest;
  readonly roomSubtotal: Cents;
  readonly extraPersons: Cents;
  /** Always $0: smoking is not surcharged (Q2). */
  readonly smokingRoom: Cents;
  readonly pets: Cents;
  readonly taxes: Cents;
  readonly tourismLevy: Cents;
  /** The difference that rounding the total makes: 0 to 99 cents, or 0 to −99 where the tariff rounds down (Q5). */
  readonly rounding: Cents;
  readonly total: Cents;
}

/**
 * Computes the price by the confirm rule of §9 (Q1–Q6, D1): 5 % and 4 % of rooms and extras, each rounded up, and the
 * total rounded up. Every charge comes from here.
 * @throws RangeError when a value of the request is outside its documented range
 */
export function quote(request: QuoteRequest, tariff: Tariff): Quote {
  requireRange(request);
  const { rate, nights, rooms } = request;

  const roomSubtotal = times(rate.pricePerNight, nights * rooms);
  const extraPersons = times(
    rate.extraPersonCharge,
    request.chargedPersons * chargesPerStay(tariff.extraPersonBasis, nights),
  );
  const smokingRoom = NO_MONEY;
  const pets = times(rate.petFeePerPet, request.pets * chargesPerStay(tariff.petFeeBasis, nights));

  const beforeFees = sum(roomSubtotal, extraPersons, smokingRoom, pets);
  const taxes = percentOf(beforeFees, tariff.taxes.percent, tariff.taxes.rounding);
  const tourismLevy = percentOf(beforeFees, tariff.tourismLevy.percent, tariff.tourismLevy.rounding);

  const exact = sum(beforeFees, taxes, tourismLevy);
  const total = toWholeDollars(exact, tariff.totalRounding);
  return {
    request,
    roomSubtotal,
    extraPersons,
    smokingRoom,
    pets,
    taxes,
    tourismLevy,
    rounding: subtract(total, exact),
    total,
  };
}

function requireRange({ rate, nights, rooms, chargedPersons, pets }: QuoteRequest): void {
  requireWholeNumber('pricePerNight', rate.pricePerNight, 0, MAX_RATE);
  requireWholeNumber('petFeePerPet', rate.petFeePerPet, 0, MAX_RATE);
  requireWholeNumber('extraPersonCharge', rate.extraPersonCharge, 0, MAX_RATE);
  requireWholeNumber('nights', nights, 1, MAX_NIGHTS);
  requireWholeNumber('rooms', rooms, 1, MAX_COUNT);
  requireWholeNumber('chargedPersons', chargedPersons, 0, 2 * MAX_COUNT);
  requireWholeNumber('pets', pets, 0, MAX_COUNT);
}
