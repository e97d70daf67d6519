import { LANGUAGES } from '@motel/language';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';

/** This page in the motel's other languages; another language is another document. */
export function LanguageLinks({ className }: { readonly className?: string }) {
  const { motel, language } = useWords();
  const { pathname, search } = useLocation();
  return motel.languages
    .filter((other) => other !== language)
    .map((other) => (
      <a
        key={other}
        href={addressOf(motel, pathname, other) + search}
        lang={other}
        hrefLang={other}
        className={className}
      >
        {LANGUAGES[other].name}
      </a>
    ));
}
