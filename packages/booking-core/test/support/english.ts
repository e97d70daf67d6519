import * as core from '../../src/index.ts';
import * as rates from '../../src/rates.ts';

/** The functions that need words, with the English ones where a test gives none. */
const { price: english } = core.ENGLISH;

export const price = (
  tariff: core.Tariff,
  request: core.StayRequest,
  words: core.PriceWords = english,
): core.Priced => core.price(tariff, request, words);

export const priceWays = (
  tariff: core.Tariff,
  request: core.WaysRequest,
  words: core.PriceWords = english,
): core.PricedWays => core.priceWays(tariff, request, words);

export const verifyQuote = (
  quote: unknown,
  tariff: core.Tariff,
  sale: core.Sale,
  words: core.PriceWords = english,
): core.Verified => core.verifyQuote(quote, tariff, sale, words);

export const articleLines = (
  tariff: core.Tariff,
  charge: rates.ArticleCharge,
  words: core.QuoteWords = english.quote,
): core.QuoteLine[] => rates.articleLines(tariff, charge, words);
