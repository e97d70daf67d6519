import type { AnswerOf, ArticleWire, DeskCalls } from '@motel/api-client/desk-contracts';
import { dollarDigits, parseDollars } from '@motel/booking-core';
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
  /** Guests may order it with a stay: once, or for each night. */
  readonly offered: 'no' | 'stay' | 'night';
  /** The most of it on a night; empty: any number. */
  readonly stock: string;
}

export function articleDrafts({ articles }: Articles): ArticleDraft[] {
  return articles.map((article, key): ArticleDraft => {
    const { id, label, price = '', isCredit = false, taxes = [], offered = 'no', stock = '' } = article;
    return { key, id, label, price: priceText(price), isCredit, taxes, offered, stock: `${stock}` };
  });
}

/** `8.5` as `8.50`, a whole amount as it is. */
function priceText(price: string | number): string {
  const amount = parseDollars(price);
  return amount === undefined ? `${price}` : dollarDigits(amount);
}

export function newArticle(drafts: readonly ArticleDraft[]): ArticleDraft {
  const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1;
  return { key, id: '', label: '', price: '', isCredit: false, taxes: [], offered: 'no', stock: '' };
}

/** The articles as the tariff takes them; the server says in a sentence what cannot be. */
export function articlesOf(drafts: readonly ArticleDraft[]): ArticleWire[] {
  const articles: ArticleWire[] = [];
  for (const { id, label, price, isCredit, taxes, offered, stock } of drafts) {
    articles.push({
      ...{ id: id || idOf(`article ${label}`, articles), label: label.trim() },
      ...(price.trim() !== '' && { price: price.trim() }),
      ...(isCredit ? { isCredit } : taxes.length > 0 && { taxes }),
      ...(offered !== 'no' && !isCredit && { offered }),
      ...(offered !== 'no' && !isCredit && stock.trim() !== '' && { stock: Number(stock) }),
    });
  }
  return articles;
}
