import { addDays } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Fixed } from '../db/index.ts';
import { deskDay, deskDayBegins } from '../shared/motel-time.ts';
import { hashToken, tokenOf } from '../shared/token.ts';
import { act, type ByPerson, type DeskContext, type DeskDeed } from '../staff/index.ts';
import { loadDraftContent } from './draft.ts';
import { readableContent, termsInForce } from './published.ts';

declare module '../db/database.ts' {
  interface Database {
    /** The secret address of the draft; there is one at most. */
    content_previews: {
      /** SHA-256 of the secret, hex. */
      secret: Fixed<string>;
      press: Fixed<string>;
      until: Fixed<Date>;
    };
  }
}

/** Days in which the secret address shows the draft. */
const DAYS = 7;

/** Below it, the secret: `/preview/SECRET`. */
export const PREVIEW_PATH = '/preview/';

export async function currentPreview({ db, clock, publicUrl }: DeskContext, by: Pick<ByPerson, 'secret'>) {
  const row = await db
    .selectFrom('content_previews')
    .selectAll()
    .where('until', '>', clock.now())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const secret = tokenOf(by, row.press);
  const until = row.until.toISOString();
  // Only the session that made it can say it again.
  return hashToken(secret) === row.secret ? { url: urlOf(secret, publicUrl), until } : { until };
}

/** Makes a secret address of the draft. An earlier one ends. */
export const previewSite: DeskDeed<'previewSite'> = async (context, _asked, by) => {
  const secret = tokenOf(by, by.key);
  const { until } = await act(context, 'site', by, async (trx) => {
    await trx.deleteFrom('content_previews').execute();
    const until = deskDayBegins(context.motel, addDays(deskDay(context), DAYS));
    const row = { secret: hashToken(secret), press: by.key, until };
    await trx.insertInto('content_previews').values(row).execute();
    const details = 'A secret address of the draft';
    return { subject: 'preview', details, answer: { until: until.toISOString() } };
  });
  return { url: urlOf(secret, context.publicUrl), until };
};

/** The content that a secret address shows. @returns `undefined` where it has ended, or the draft cannot be shown */
export async function previewedContent(
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  secret: string,
): Promise<Motel | undefined> {
  const row = await db
    .selectFrom('content_previews')
    .select('until')
    .where('secret', '=', hashToken(secret))
    .executeTakeFirst();
  if (row === undefined || row.until <= clock.now()) return undefined;
  const { texts } = await loadDraftContent(db);
  return readableContent(texts, await termsInForce(db));
}

function urlOf(secret: string, publicUrl = ''): string {
  return `${publicUrl}${PREVIEW_PATH}${secret}`;
}
