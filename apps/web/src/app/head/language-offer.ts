import { locale } from '@motel/language';
import { addressOf } from '../../shared/site-paths.ts';
import { loadTranslation, type Words, wordsOf } from '../../shared/words.ts';
import { offer } from '../shell/Shell.css.ts';
import { escapeHtml } from './element.ts';

/** A line in each of the motel's other languages; the early script shows the one that the guest's browser prefers. */
export async function languageOffer({ motel }: Words, path: string): Promise<string> {
  const lines = motel.languages
    .filter((other) => other !== motel.language)
    .map(async (other) => {
      const { t } = wordsOf(motel, await loadTranslation(other));
      const link = `<a href="${escapeHtml(addressOf(motel, path, other))}" hreflang="${other}">${escapeHtml(t('Read this page in English'))}</a>`;
      const close = `<button type="button" aria-label="${escapeHtml(t('Close'))}">×</button>`;
      return `<aside class="${offer}" lang="${locale(other, motel.country)}">${link}${close}</aside>`;
    });
  return (await Promise.all(lines)).join('');
}
