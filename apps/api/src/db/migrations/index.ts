import type { Migration } from 'kysely/migration';
import { schema } from './0001-schema.ts';
import { fixedTaxes } from './0002-fixed-taxes.ts';
import { imports } from './0003-imports.ts';
import { content } from './0004-content.ts';
import { pictures } from './0005-pictures.ts';
import { languages } from './0006-languages.ts';
import { days } from './0007-days.ts';
import { guestCards } from './0008-guest-cards.ts';
import { companies } from './0009-companies.ts';
import { deposits } from './0010-deposits.ts';
import { orders } from './0011-orders.ts';
import { guarantees } from './0012-guarantees.ts';
import { credits } from './0013-credits.ts';
import { salesChanges } from './0014-sales-changes.ts';
import { growth } from './0015-growth.ts';
import { handPrices } from './0016-hand-prices.ts';
import { hashedPreviews } from './0017-hashed-previews.ts';
import { notCome } from './0018-not-come.ts';

/**
 * In the order in which they run; the effect of a migration that has been released never changes. A name ends in `-breaking`
 * where the version before cannot serve on the new schema (decision 071): one that only adds tables, or columns that may stay
 * empty, has no need of it.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-schema': schema,
  '0002-fixed-taxes': fixedTaxes,
  '0003-imports': imports,
  '0004-content': content,
  '0005-pictures': pictures,
  '0006-languages': languages,
  '0007-days': days,
  '0008-guest-cards': guestCards,
  '0009-companies': companies,
  '0010-deposits': deposits,
  '0011-orders': orders,
  '0012-guarantees': guarantees,
  '0013-credits': credits,
  '0014-sales-changes': salesChanges,
  '0015-growth': growth,
  '0016-hand-prices': handPrices,
  '0017-hashed-previews': hashedPreviews,
  '0018-not-come': notCome,
};
