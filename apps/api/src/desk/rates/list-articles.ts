import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { tariffInForce } from '../../rates/index.ts';
import { type Outcome, succeed } from '../../shared/outcome.ts';
import type { DeskContext } from '../../staff/index.ts';

/** The articles of the tariff in force, and the percentages that they can pay. */
export async function listArticles({
  db,
}: DeskContext): Promise<Outcome<WireAnswerOf<DeskCalls['articles']>>> {
  const { version, tariff } = await tariffInForce(db);
  const { articles = [], fees = [] } = tariff.data;
  return succeed({
    version,
    articles: articles.map(({ id, label = id, ...article }) => ({ id, label, ...article })),
    taxes: fees.flatMap((fee) => ('percent' in fee ? [{ id: fee.id, label: fee.label ?? fee.id }] : [])),
  });
}
