import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { Alert, classes } from '@motel/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { KeyHints } from '../../../shared/keyboard/KeyHints.tsx';
import type { OtherKeys } from '../../../shared/keyboard/use-shortcuts.ts';
import { DeskButton, DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { useDesk, usePress } from '../../../shared/wire/calls.ts';
import { shownOn } from '../part-draft.ts';
import { markPage } from './mark-page.ts';
import * as styles from './Translate.css.ts';

type Texts = SitePart['groups'][number]['fields'];

const missingOf = (texts: Texts) => texts.filter(({ value }) => value === undefined);
/** The first text without a translation from a place on; that place where there is none. */
function nextOf(texts: Texts, from: number): number {
  const found = texts.findIndex(({ value }, at) => at >= from && value === undefined);
  return found < 0 ? Math.min(from, texts.length - 1) : found;
}

/** A language of the motel: its sentences by their pages, beside the page on which each stands. */
export function TranslatePart({ shown }: { readonly shown: SitePart }) {
  const { press, isPressing, problem } = usePress('editSitePart');
  const [part, setPart] = useState(shown);
  const firstOpen = shown.groups.findIndex(({ fields }) => missingOf(fields).length > 0);
  const [open, setOpen] = useState(Math.max(0, firstOpen));
  const group = part.groups[open];
  const texts = group?.fields ?? [];
  const [at, setAt] = useState(() => nextOf(texts, 0));
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const all = part.groups.flatMap(({ fields }) => fields);
  const left = missingOf(all).length;

  function choose(next: number, among = texts): void {
    setAt(Math.max(0, Math.min(next, among.length - 1)));
    setTyped(undefined);
  }
  async function keep(words: string): Promise<void> {
    const { label = '', near } = texts[at] ?? {};
    const former = near?.isFormer ? [{ path: [near.text], value: null }] : [];
    const changes = [{ path: [label], value: words.trim() || null }, ...former];
    const saved = await press({ body: { name: part.name, seen: part.seen, changes } });
    if (saved === undefined) return;
    setPart(saved);
    choose(nextOf(texts, at + 1));
  }
  return (
    <>
      <PageHead
        title={part.title}
        back={['/site', 'Your motel']}
        note={left === 0 ? 'all is written' : `${left} to write`}
      />
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <div className={styles.beside}>
        <DeskCard title={`${all.length - left} of ${all.length}`} aside="written">
          <div className={styles.pages}>
            {part.groups.map(({ title, fields }, index) => (
              <button
                key={title}
                type="button"
                aria-pressed={index === open}
                onClick={() => {
                  setOpen(index);
                  choose(nextOf(fields, 0), fields);
                }}
              >
                <strong>{title}</strong>
                <span>{missingOf(fields).length > 0 ? `${missingOf(fields).length} to write` : '✓'}</span>
                <progress max={fields.length} value={fields.length - missingOf(fields).length} />
              </button>
            ))}
          </div>
        </DeskCard>
        <DeskCard title={group?.title ?? 'Nothing to translate'} count={texts.length}>
          <ol className={styles.texts}>
            {texts.map(({ label, value, near }, index) => (
              <li key={label} className={classes(styles.text, index === at && styles.chosen)}>
                <span className={classes(styles.number, value === undefined && styles.toWrite)}>
                  {index + 1}
                </span>
                <button type="button" onClick={() => choose(index)}>
                  <strong>{label}</strong>
                  {index !== at && <span>{value ?? <em>To write. Until then guests read it so.</em>}</span>}
                </button>
                {index === at && (
                  <Writing
                    label={label}
                    near={near}
                    words={typed ?? String(value ?? '')}
                    isPressing={isPressing}
                    onType={setTyped}
                    onKeep={(words) => void keep(words)}
                    onSkip={() => choose(at + 1)}
                  />
                )}
              </li>
            ))}
          </ol>
        </DeskCard>
        <PagePreview part={part} group={group} at={at} typed={typed} onChoose={choose} />
      </div>
    </>
  );
}

interface PagePreviewProps {
  readonly part: SitePart;
  readonly group: SitePart['groups'][number] | undefined;
  /** The place of the chosen sentence in the group. */
  readonly at: number;
  readonly typed: string | undefined;
  readonly onChoose: (at: number) => void;
}

/** The page of the draft on which the sentences of a group stand, each with its number. */
function PagePreview({ part, group, at, typed, onChoose }: PagePreviewProps) {
  const { data } = useDesk('site', {}, { refresh: false });
  const { press, isPressing } = usePress('previewSite');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const mark = () => {
      const page = frame.current?.contentDocument;
      if (page?.body) markPage(page, group?.fields ?? [], at, typed ?? '', onChoose);
    };
    mark();
    // Pictures and scripts move the sentences after the page loads.
    const later = setTimeout(mark, loads === 0 ? 2000 : 600);
    return () => clearTimeout(later);
  });
  const url = data?.preview?.url;
  const page = [part.name.slice(0, 2), shownOn(group?.part ?? '')].filter(Boolean).join('/');
  return (
    <aside className={styles.where} aria-label="Where it stands">
      <p>
        <strong>Where it stands</strong> a press on the page finds the sentence
      </p>
      {url === undefined ? (
        <DeskButton
          icon="link"
          busy={isPressing}
          disabled={data === undefined}
          onClick={() => void press({})}
        >
          Show the page here
        </DeskButton>
      ) : (
        <iframe
          key={page}
          ref={frame}
          className={styles.paper}
          title={`${group?.title}, in ${part.title}`}
          src={`${new URL(url).pathname}?page=${page}`}
          onLoad={() => setLoads(loads + 1)}
        />
      )}
    </aside>
  );
}

interface WritingProps extends Pick<SiteField, 'label' | 'near'> {
  readonly words: string;
  readonly isPressing: boolean;
  readonly onType: (words: string) => void;
  readonly onKeep: (words: string) => void;
  readonly onSkip: () => void;
}

const KEYS: OtherKeys = [
  [['↵'], 'keep and next'],
  [['↓'], 'skip'],
  [['Ctrl', '↵'], 'new line'],
];

/** The sentence that is written, with what was written before: in its place, or of one that is like it. */
function Writing({ label, near, words, isPressing, onType, onKeep, onSkip }: WritingProps) {
  function onKeyDown(event: KeyboardEvent): void {
    const skips = event.key === 'ArrowDown' && !words.includes('\n');
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && !skips)) return;
    event.preventDefault();
    if (skips) onSkip();
    else if (event.ctrlKey || event.shiftKey) onType(`${words}\n`);
    else onKeep(words);
  }
  return (
    <div className={styles.deeds}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the person chose this sentence, or has kept the one before it
        autoFocus
        aria-label={label}
        className={styles.area}
        rows={Math.max(2, words.split('\n').length)}
        value={words}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <DeskButton size="small" variant="solid" busy={isPressing} onClick={() => onKeep(words)}>
        Keep, next
      </DeskButton>
      <DeskButton size="small" onClick={onSkip}>
        Skip
      </DeskButton>
      <KeyHints className={styles.hints} keys={KEYS} />
      {near && (
        <p>
          {near.isFormer ? `It said “${near.text}”, and you wrote: ` : `For “${near.text}” you wrote: `}
          <strong>{near.words}</strong>
        </p>
      )}
      {near?.isFormer && (
        <DeskButton size="small" onClick={() => onKeep(near.words)}>
          Still right
        </DeskButton>
      )}
      {near && (
        <DeskButton size="small" onClick={() => onType(near.words)}>
          {near.isFormer ? 'Rewrite' : 'Begin with it'}
        </DeskButton>
      )}
    </div>
  );
}
