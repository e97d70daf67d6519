import type { SitePart } from '@motel/api-client/desk-contracts';
import { SITE_PAGES } from '@motel/content/pages';
import { Alert, Checkbox, TextField } from '@motel/ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { optionsOf } from '../../shared/field/fields.ts';
import { useSettled } from '../../shared/field/use-settled.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { together, useDesk, usePress } from '../../shared/wire/calls.ts';
import { GroupCard } from './fields/GroupCard.tsx';
import { fresh, read } from './fields/Name.css.ts';
import { type PartForm, textOf } from './fields/part-form.ts';
import { HomePage } from './home/HomePage.tsx';
import { LookCard, LookViews } from './look/LookCard.tsx';
import { seedsOf } from './look/palettes.ts';
import { partOfPath, shownOn, type Typed, typedChanges } from './part-draft.ts';
import { PicturesInput, PicturesPage } from './pictures/PicturesInput.tsx';
import { fields, frame, screen, sides, stack, view, wide } from './Site.css.ts';
import { TranslatePart } from './translate/TranslatePart.tsx';
import { type FrontName, frontOf, withBody, withFront } from './words/page-file.ts';
import type { WordsEditorProps } from './words/WordsEditor.tsx';

export function PartPage() {
  const name = partOfPath(useParams()['*'] ?? '');
  // What is typed must not be overwritten: the server refuses a change of what another person has changed since.
  const { data: part } = useDesk('sitePart', { query: { name } }, { refresh: false });
  if (part?.name !== name) return <PageHead title="Your motel" />;
  if (name === 'pictures.yaml') return <PicturesPage part={part} />;
  // The name of a language's file is its code.
  return /^[a-z]{2}\.yaml$/.test(name) ? (
    <TranslatePart key={name} shown={part} />
  ) : (
    <PartOf key={name} shown={part} />
  );
}

function PartOf({ shown }: { readonly shown: SitePart }) {
  const saving = usePress('editSitePart');
  const removing = usePress('removeSitePart');
  const { problem } = together(saving, removing);
  const navigate = useNavigate();
  const [part, setPart] = useState(shown);
  const { name, seen } = part;
  const [typed, setTyped] = useState<Typed>({});
  const [text, setText] = useState<string | undefined>(undefined);
  const changes = typedChanges(part, typed, useMotel());
  const tried = useTried(part, changes);
  const page = shownOn(part.name);
  const wrong = part.mistakes.filter(({ path }) => path.length === 0);
  const [isName, isLook] = [name === 'motel.yaml', name === 'look.yaml'];
  const form: PartForm = {
    part: tried,
    typed,
    onType: (more) => setTyped((before) => ({ ...before, ...more })),
  };
  const seeds = seedsOf((name) => textOf(form, name));
  const isTyped = changes.length > 0 || (text !== undefined && text !== part.text);

  async function remove(): Promise<void> {
    if ((await removing.press({ body: { name, seen } })) !== undefined) navigate('/site');
  }

  async function save(): Promise<void> {
    const body = text === undefined ? { name, seen, changes } : { name, seen, text };
    const saved = await saving.press({ body });
    if (saved === undefined) return;
    setPart(saved);
    // What was typed since the press is not in it.
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== typed[key])));
    setText((now) => (now === text ? undefined : now));
  }
  return (
    <>
      <PageHead
        title={part.title}
        back={['/site', 'Your motel']}
        note={part.isChanged ? 'waits in the draft' : 'as on the site'}
        end={
          <>
            {part.isRemovable && (
              <DeskButton variant="bad" disabled={removing.isPressing} onClick={() => void remove()}>
                {`Take ${part.title} away`}
              </DeskButton>
            )}
            <DeskButton
              variant="solid"
              icon="check"
              busy={saving.isPressing}
              disabled={!isTyped}
              onClick={() => void save()}
            >
              Save draft
            </DeskButton>
          </>
        }
      />
      <div className={page === undefined && !isName ? undefined : sides}>
        <div className={stack}>
          {problem && <Alert tone="error">{problem.message}</Alert>}
          {wrong.length > 0 && (
            <Alert tone="error">
              {wrong.map(({ sentence }) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Alert>
          )}
          {isLook && <LookCard seeds={seeds} onChoose={form.onType} />}
          {part.name === 'home.yaml' ? (
            <HomePage form={form}>
              <PhoneView part={part} page="" />
            </HomePage>
          ) : (
            part.groups.map((group) => <GroupCard key={group.title} group={group} form={form} />)
          )}
          {part.text !== undefined && (
            <PageText name={part.name} text={text ?? part.text} shows={part} onChange={setText} />
          )}
        </div>
        {page !== undefined && (
          <div className={stack}>
            {isLook && <LookViews seeds={seeds} />}
            <PhoneView part={part} page={page} />
          </div>
        )}
        {isName && <GuestsRead says={tried.says ?? part.says ?? []} before={part.says ?? []} />}
      </div>
    </>
  );
}

/** A part with the mistakes and the effects of changes that are not kept yet. */
function useTried(part: SitePart, changes: ReturnType<typeof typedChanges>): SitePart {
  const asked = useSettled(JSON.stringify(changes), 400);
  const query = { name: part.name, changes: asked };
  const { data } = useDesk('sitePart', { query }, { enabled: asked !== '[]', refresh: false });
  if (changes.length === 0 || data === undefined) return part;
  return { ...part, mistakes: data.mistakes, says: data.says ?? part.says };
}

/** A page of the draft as a telephone shows it, with what is kept. @param page below the site's address */
function PhoneView({ part: { title, seen }, page }: { readonly part: SitePart; readonly page: string }) {
  const { data } = useDesk('site', {}, { refresh: 30_000 });
  const { press, isPressing } = usePress('previewSite');
  if (data === undefined) return <div />;
  const url = data.preview?.url;
  return (
    <aside className={view} aria-label="On a phone">
      {url === undefined ? (
        <DeskButton icon="link" busy={isPressing} onClick={() => void press({})}>
          Show the draft on a phone
        </DeskButton>
      ) : data.mistakes.length > 0 ? (
        <p>A phone shows the draft again once its mistakes are mended.</p>
      ) : (
        <div className={screen}>
          <iframe
            key={seen}
            className={frame}
            title={`${title}, on a phone`}
            src={`${new URL(url).pathname}?page=${page}`}
          />
        </div>
      )}
    </aside>
  );
}

type Says = NonNullable<SitePart['says']>;

/** The motel's name and rules as guests read them, in each language; what was not there before is tinted. */
function GuestsRead({ says, before }: { readonly says: Says; readonly before: Says }) {
  const known = new Set(before.flatMap(({ lines }) => lines));
  return (
    <DeskCard title="Where guests read it">
      {says.map(({ language, lines }, at) => (
        <details key={language} open={at === 0} className={read} lang={language}>
          <summary>{language.toUpperCase()}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <span className={known.has(line) ? undefined : fresh}>{line}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </DeskCard>
  );
}

/** Loaded for the pages of words alone: the library is the largest of the desk. */
const WordsEditor = lazy(async () => ({ default: (await import('./words/WordsEditor.tsx')).WordsEditor }));

interface PageTextProps extends WordsEditorProps {
  /** The file's: `pages/whales.md`. */
  readonly name: string;
}

/** A page of words: what is at its head, and the words themselves, as they look or as Markdown. */
function PageText({ name: file, text, shows, onChange }: PageTextProps) {
  const [way, setWay] = useState<'words' | 'markdown'>('words');
  const { front, body } = frontOf(text);
  const field = (name: FrontName) => ({
    value: front[name] ?? '',
    onChange: (value: string) => onChange(withFront(text, name, value)),
  });
  return (
    <>
      <DeskCard title="At its head">
        <div className={fields}>
          <TextField label="Name, in the footer and the browser’s tab" {...field('title')} />
          <TextField label="Headline" {...field('headline')} />
          <TextField label="Day of the last change" type="date" {...field('updated')} />
          <PicturesInput
            kind="picture"
            label="Picture beside the headline"
            isOptional
            {...field('picture')}
          />
          {!SITE_PAGES.some((page) => file === `pages/${page}.md`) && (
            <>
              <TextField
                label="Its place among your own pages, 1 to 99"
                mark="optional"
                inputMode="numeric"
                {...field('place')}
              />
              <Checkbox
                label="In the menu at the head of every page, too"
                checked={front.menu === 'yes'}
                onChange={(isOn) => field('menu').onChange(isOn ? 'yes' : '')}
              />
            </>
          )}
          <div className={wide}>
            <TextField label="In search results, a sentence or two" rows={2} {...field('description')} />
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
