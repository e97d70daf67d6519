import type { SitePart } from '@motel/api-client/desk-contracts';
import { Alert, classes } from '@motel/ui';
import { useState } from 'react';
import { DeskCard, PageHead } from '../../../shared/parts/Page.tsx';
import { usePress } from '../../../shared/wire/calls.ts';
import { PagePreview } from './PagePreview.tsx';
import * as styles from './Translate.css.ts';
import { Writing } from './Writing.tsx';

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

  function choose(next: number): void {
    setAt(Math.max(0, Math.min(next, texts.length - 1)));
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
                  setAt(nextOf(fields, 0));
                  setTyped(undefined);
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
