import type { AnswerOf, ArticleWire, DeskCalls } from '@motel/api-client/desk-contracts';
import { idOf } from '../../../shared/taxes/tax-id.ts';

export type Articles = AnswerOf<DeskCalls['articles']>;

/** An article as it is typed. */
export interface ArticleDraft {
  /** Of the form. */
  readonly key: number;
  /** Empty for a new one. */
  readonly id: string;
  readonly label: string;
  /** Empty where each charge says its amount. */
  readonly price: string;
  readonly isCredit: boolean;
  readonly taxes: readonly string[];
}

export function draftsOf({ articles }: Articles): ArticleDraft[] {
  return articles.map(({ id, label, price = '', isCredit = false, taxes = [] }, key) => ({
    ...{ key, id, label, price: String(price), isCredit, taxes },
  }));
}

export function newDraft(drafts: readonly ArticleDraft[]): ArticleDraft {
  const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1;
  return { key, id: '', label: '', price: '', isCredit: false, taxes: [] };
}

/** The articles as the tariff takes them; the server says in a sentence what cannot be. */
export function articlesOf(drafts: readonly ArticleDraft[]): ArticleWire[] {
  const articles: ArticleWire[] = [];
  for (const { id, label, price, isCredit, taxes } of drafts) {
    articles.push({
      ...{ id: id || idOf(`article ${label}`, articles), label: label.trim() },
      ...(price.trim() !== '' && { price: price.trim() }),
      ...(isCredit ? { isCredit } : taxes.length > 0 && { taxes }),
    });
  }
  return articles;
}
