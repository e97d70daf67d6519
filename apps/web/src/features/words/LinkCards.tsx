import type { LinkCard } from '@motel/content/pages';
import { Icon, type IconName } from '@motel/ui';
import { Inlines } from './Inlines.tsx';
import * as styles from './LinkCards.css.ts';

/** Links as cards, each clickable as a whole: a telephone number, an address, a page. */
export function LinkCards({ cards }: { readonly cards: readonly LinkCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ href, title, words }) => (
        <li key={href} className={styles.card}>
          <Icon name={iconOf(href)} />
          <p className={styles.title}>
            <Inlines inlines={[{ tag: 'a', href, inlines: title }]} />
          </p>
          <p className={styles.words}>
            <Inlines inlines={words} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function iconOf(href: string): IconName {
  if (href.startsWith('tel:')) return 'phone';
  if (href.startsWith('mailto:')) return 'mail';
  if (href.startsWith('https://www.openstreetmap.org/')) return 'pin';
  return href.startsWith('/') ? 'arrow-right' : 'external';
}
