import type { TestMotel } from './test-motel.ts';

/** The mails whose keys are like a pattern of SQL, oldest first, sent or not. @param recipient everybody unless given */
export async function outboxMails({ db }: Pick<TestMotel, 'db'>, key: string, recipient?: string) {
  const mails = db.selectFrom('outbox').selectAll().where('dedupe_key', 'like', key).orderBy('created_at');
  return (recipient === undefined ? mails : mails.where('recipient', '=', recipient)).execute();
}
