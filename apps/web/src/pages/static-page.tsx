import { Breadcrumbs, Container, Heading } from '@motel/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Blocks, Inlines } from '../features/words/Blocks.tsx';
import { Contents } from '../features/words/Contents.tsx';
import { KeysBand } from '../features/words/KeysBand.tsx';
import { Plate } from '../features/words/Plate.tsx';
import { type RoomParts, RoomsInText } from '../features/words/rooms-in-text.ts';
import { useSitePart } from '../shared/motel/site-part.ts';
import { said } from '../shared/said.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { useWords } from '../shared/words.ts';
import * as styles from './static-page.css.ts';

/**
 * A policy, guide or other text page, with the content of its Markdown file (§2).
 * @param rooms shows the prices and cards of rooms in its text, once they have loaded
 */
export function staticPage(text: `page:${string}`, rooms: () => RoomParts | undefined): ComponentType {
  return function StaticPage() {
    const words = useWords();
    const { title, headline, picture, blocks, updated } = useSitePart(text);
    const [first, ...rest] = blocks;
    const lead = first?.tag === 'p' ? first : undefined;
    const body = lead ? rest : blocks;
    // News items show their own dates.
    const isDated = blocks.some(({ tag }) => tag === 'entry');
    const roomParts = rooms();
    return (
      <Container>
        <Breadcrumbs current={title}>
          <Link to={sitePaths.home}>{words.t('Home')}</Link>
        </Breadcrumbs>
        <div className={styles.head}>
          <div>
            <Heading level={1}>{headline}</Heading>
            {lead && (
              <p className={styles.lead}>
                <Inlines inlines={lead.inlines} />
              </p>
            )}
          </div>
          {picture && <Plate {...picture} priority />}
        </div>
        <div className={styles.columns}>
          <div>
            {roomParts ? (
              <RoomsInText value={roomParts}>
                <Blocks blocks={body} />
              </RoomsInText>
            ) : (
              <Blocks blocks={body} />
            )}
            {isDated || (
              <p className={styles.updated}>
                {said(words, 'Last updated {date}', {
                  date: <time dateTime={updated.date}>{updated.shown}</time>,
                })}
              </p>
            )}
          </div>
          <Contents blocks={body} />
        </div>
        <KeysBand />
      </Container>
    );
  };
}
