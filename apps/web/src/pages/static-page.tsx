import type { Block, Inline, LinkCard, Inlines as Run, Table } from '@motel/content/pages';
import { Breadcrumbs, Container, Heading, Icon, type IconName, ResponsiveTable } from '@motel/ui';
import { type ComponentType, Fragment, useContext } from 'react';
import { Link } from 'react-router-dom';
import { KeysBand } from '../features/words/KeysBand.tsx';
import { Plate } from '../features/words/Plate.tsx';
import { NO_ROOMS, type RoomParts, RoomsInText } from '../features/words/rooms-in-text.ts';
import { useSitePart } from '../shared/motel/site-part.ts';
import { said } from '../shared/said.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { useWords } from '../shared/words.ts';
import * as styles from './static-page.css.ts';

/** A text page, with its Markdown file (§2). @param rooms the prices and cards of rooms in it, once they have loaded */
export function staticPage(text: `page:${string}`, rooms: () => RoomParts | undefined): ComponentType {
  return function StaticPage() {
    const { words, t } = useWords();
    const { title, headline, picture, blocks, updated } = useSitePart(text);
    const [first, ...rest] = blocks;
    const lead = first?.tag === 'p' ? first : undefined;
    const body = lead ? rest : blocks;
    // News items show their own dates.
    const isDated = blocks.some(({ tag }) => tag === 'entry');
    return (
      <Container>
        <Breadcrumbs current={title}>
          <Link to={sitePaths.home}>{t('Home')}</Link>
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
            <RoomsInText value={rooms() ?? NO_ROOMS}>
              <Blocks blocks={body} />
            </RoomsInText>
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

/** Links to the parts of a long page. Renders nothing for a short one. */
function Contents({ blocks }: { readonly blocks: readonly Block[] }) {
  const { t } = useWords();
  const parts = blocks.filter((block) => block.tag === 'h2');
  if (parts.length < 3) return null;
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsHeading}>
        {t('On this page')}
      </h2>
      <ul>
        {parts.map(({ id, inlines }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.contentsLink}>
              <Inlines inlines={inlines} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, position) => (
        <BlockOf key={position} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { readonly block: Block }) {
  const { Cards } = useContext(RoomsInText);
  switch (block.tag) {
    case 'h2':
      return (
        <Heading level={2} size="heading" id={block.id}>
          <Inlines inlines={block.inlines} />
        </Heading>
      );
    case 'h3':
    case 'h4':
      return (
        <Heading level={block.tag === 'h3' ? 3 : 4}>
          <Inlines inlines={block.inlines} />
        </Heading>
      );
    case 'p':
    case 'note':
      return (
        <p className={block.tag === 'note' ? styles.note : undefined}>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'ul':
    case 'ol':
      return <List {...block} />;
    case 'table':
      return <WordTable table={block} />;
    case 'cards':
      return <LinkCards cards={block.items} />;
    case 'pictures':
      return (
        <div className={styles.pictures}>
          {block.items.map((picture) => (
            <Plate key={picture.src} {...picture} />
          ))}
        </div>
      );
    case 'rooms':
      return <Cards only={block.rooms} />;
    case 'question':
      return <Question {...block} />;
    case 'entry':
      return <Entry {...block} />;
  }
}

type BlockWith<Tag extends Block['tag']> = Extract<Block, { readonly tag: Tag }>;

function List({ tag: Tag, items }: BlockWith<'ul' | 'ol'>) {
  return (
    <Tag>
      {items.map((item, position) => (
        <li key={position}>
          <Inlines inlines={item} />
        </li>
      ))}
    </Tag>
  );
}

function Question({ heading, blocks }: BlockWith<'question'>) {
  return (
    <details className={styles.question}>
      <summary className={styles.asked}>
        <Heading level={3} size="small">
          <Inlines inlines={heading} />
        </Heading>
      </summary>
      <Blocks blocks={blocks} />
    </details>
  );
}

function Entry({ date, heading, blocks }: BlockWith<'entry'>) {
  return (
    <article className={styles.entry}>
      <time dateTime={date.date} className={styles.date}>
        {date.shown}
      </time>
      <div>
        <Heading level={2} size="heading">
          <Inlines inlines={heading} />
        </Heading>
        <Blocks blocks={blocks} />
      </div>
    </article>
  );
}

function WordTable({ table: { label, head, rows } }: { readonly table: Table }) {
  return (
    <ResponsiveTable
      label={label}
      columns={head.map((header, column) => ({
        key: header,
        header,
        heading: column === 0,
        cell: (row: readonly Run[]) => <Inlines inlines={row[column] ?? []} />,
      }))}
      rows={rows}
      rowKey={(row) => JSON.stringify(row[0])}
    />
  );
}

/** Links as cards, each clickable as a whole: a telephone number, an address, a page. */
function LinkCards({ cards }: { readonly cards: readonly LinkCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ href, title, words }) => (
        <li key={href} className={styles.card}>
          <Icon name={iconOf(href)} />
          <p className={styles.cardTitle}>
            <Inlines inlines={[{ tag: 'a', href, inlines: title }]} />
          </p>
          <p className={styles.cardWords}>
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

function Inlines({ inlines }: { readonly inlines: Run }) {
  return inlines.map((inline, position) => (
    <Fragment key={position}>{typeof inline === 'string' ? inline : <InlineOf inline={inline} />}</Fragment>
  ));
}

function InlineOf({ inline }: { readonly inline: Exclude<Inline, string> }) {
  const { Price } = useContext(RoomsInText);
  if (inline.tag === 'br') return <br />;
  if (inline.tag === 'price') return <Price room={inline.room} />;
  const words = <Inlines inlines={inline.inlines} />;
  if (inline.tag !== 'a') {
    const Tag = inline.tag;
    return <Tag>{words}</Tag>;
  }
  return inline.href.startsWith('/') ? (
    <Link to={inline.href}>{words}</Link>
  ) : (
    <a href={inline.href}>{words}</a>
  );
}
