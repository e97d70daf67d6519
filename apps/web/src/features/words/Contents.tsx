import type { Block } from '@motel/content/pages';
import { useWords } from '../../shared/words.ts';
import { Inlines } from './Blocks.tsx';
import * as styles from './Contents.css.ts';

/** Links to the parts of a long page. Renders nothing for a short one. */
export function Contents({ blocks }: { readonly blocks: readonly Block[] }) {
  const { t } = useWords();
  const parts = blocks.filter((block) => block.tag === 'h2');
  if (parts.length < 3) return null;
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.heading}>
        {t('On this page')}
      </h2>
      <ul>
        {parts.map(({ id, inlines }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              <Inlines inlines={inlines} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
