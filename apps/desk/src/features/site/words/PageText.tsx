import type { SitePart } from '@motel/api-client/desk-contracts';
import { SITE_PAGES } from '@motel/content/pages';
import { Checkbox, TextField } from '@motel/ui';
import { lazy, Suspense, useState } from 'react';
import { optionsOf } from '../../../shared/field/fields.ts';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { Segments } from '../../../shared/parts/Segments.tsx';
import { PicturesInput } from '../pictures/PicturesInput.tsx';
import { fields, wide } from '../Site.css.ts';
import { type FrontName, frontOf, withBody, withFront } from './page-file.ts';

/** Loaded for the pages of words alone: the library is the largest of the desk. */
const WordsEditor = lazy(async () => ({ default: (await import('./WordsEditor.tsx')).WordsEditor }));

interface PageTextProps {
  /** The file's: `pages/whales.md`. */
  readonly name: string;
  readonly text: string;
  readonly shows: Pick<SitePart, 'pictures' | 'rooms'>;
  readonly onChange: (text: string) => void;
}

const NAMES = {
  title: 'Name, in the footer and the browser’s tab',
  headline: 'Headline',
  updated: 'Day of the last change',
};

/** A page of words: what is at its head, and the words themselves, as they look or as Markdown. */
export function PageText({ name: file, text, shows, onChange }: PageTextProps) {
  const [way, setWay] = useState<'words' | 'markdown'>('words');
  const { front, body } = frontOf(text);
  const set = (name: FrontName) => (value: string) => onChange(withFront(text, name, value));
  return (
    <>
      <DeskCard title="At its head">
        <div className={fields}>
          {optionsOf(NAMES).map(({ value: name, label }) => (
            <TextField
              key={name}
              label={label}
              type={name === 'updated' ? 'date' : 'text'}
              value={front[name] ?? ''}
              onChange={set(name)}
            />
          ))}
          <PicturesInput
            kind="picture"
            label="Picture beside the headline"
            value={front.picture ?? ''}
            isOptional
            onChange={set('picture')}
          />
          {!SITE_PAGES.some((page) => file === `pages/${page}.md`) && (
            <>
              <TextField
                label="Its place among your own pages, 1 to 99"
                mark="optional"
                inputMode="numeric"
                value={front.place ?? ''}
                onChange={set('place')}
              />
              <Checkbox
                label="In the menu at the head of every page, too"
                checked={front.menu === 'yes'}
                onChange={(isOn) => set('menu')(isOn ? 'yes' : '')}
              />
            </>
          )}
          <div className={wide}>
            <TextField
              label="In search results, a sentence or two"
              rows={2}
              value={front.description ?? ''}
              onChange={set('description')}
            />
          </div>
        </div>
      </DeskCard>
      <DeskCard title="Words" isInset>
        <Segments
          label="How to write them"
          value={way}
          options={optionsOf({ words: 'As guests read them', markdown: 'As Markdown' })}
          onChange={setWay}
        />
        {way === 'markdown' ? (
          <TextField
            label="The page, in Markdown"
            value={body}
            rows={24}
            onChange={(next) => onChange(withBody(text, next))}
          />
        ) : (
          <Suspense fallback={<p>Loading the editor…</p>}>
            <WordsEditor text={body} shows={shows} onChange={(next) => onChange(withBody(text, next))} />
          </Suspense>
        )}
      </DeskCard>
    </>
  );
}
