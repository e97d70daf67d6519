import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { Alert, Checkbox, SelectField, type SelectOption, TextField } from '@motel/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { LookCard } from './look/LookCard.tsx';
import { seedsOf } from './look/palettes.ts';
import {
  keyOf,
  mistakeAt,
  partOfPath,
  pictureOptions,
  shownIn,
  shownOn,
  shownValue,
  type Typed,
  typedChanges,
} from './part-draft.ts';
import { AddLogo } from './pictures/AddLogo.tsx';
import type { AddedPicture } from './pictures/AddPicture.tsx';
import { Photographs, PicturesInput } from './pictures/PicturesInput.tsx';
import { fields, frame, screen, sides, stack, view, wide } from './Site.css.ts';
import { PageText } from './words/PageText.tsx';

/** A part of the site, to be edited in the draft. */
export function PartPage() {
  const name = partOfPath(useParams()['*'] ?? '');
  // What is typed must not be overwritten: the server refuses a change of what another person has changed since.
  const { data: part } = useDesk('sitePart', { query: { name } }, { refresh: false });
  if (part?.name !== name) return <PageHead title="Your motel" />;
  return <PartOf key={name} shown={part} />;
}

function PartOf({ shown }: { readonly shown: SitePart }) {
  const saving = usePress('editSitePart');
  const removing = usePress('removeSitePart');
  const navigate = useNavigate();
  const [part, setPart] = useState(shown);
  const [typed, setTyped] = useState<Typed>({});
  const [text, setText] = useState<string | undefined>(undefined);
  const changes = typedChanges(part, typed);
  const page = shownOn(part.name);
  const isTyped = changes.length > 0 || (text !== undefined && text !== part.text);

  async function remove(): Promise<void> {
    const { name, seen } = part;
    if ((await removing.press({ body: { name, seen } })) !== undefined) navigate('/site');
  }

  async function save(): Promise<void> {
    const { name, seen } = part;
    const body = text === undefined ? { name, seen, changes } : { name, seen, text };
    const saved = await saving.press({ body });
    if (saved === undefined) return;
    setPart(saved);
    setTyped({});
    setText(undefined);
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
      <div className={page === undefined ? undefined : sides}>
        <div className={stack}>
          {removing.problem && <Alert tone="error">{removing.problem.message}</Alert>}
          {saving.problem && <Alert tone="error">{saving.problem.message}</Alert>}
          <Mistakes sentences={part.mistakes.map(({ sentence }) => sentence)} />
          {part.name === 'look.yaml' && (
            <LookCard
              seeds={seedsOf((name) => String(typed[name] ?? shownIn(part, name)))}
              onChoose={(seeds) => setTyped((before) => ({ ...before, ...seeds }))}
            />
          )}
          {part.name === 'pictures.yaml' && <Photographs pictures={part.pictures} onChanged={setPart} />}
          {part.groups.map((group) => (
            <DeskCard key={group.title} title={group.title}>
              <div className={fields}>
                {group.fields.map((field) => (
                  <SiteFieldInput
                    key={keyOf(field)}
                    field={field}
                    typed={typed[keyOf(field)]}
                    pictures={part.pictures}
                    mistake={mistakeAt(part, field)}
                    onAdded={({ picture }) =>
                      setPart((before) => ({ ...before, pictures: [...before.pictures, picture] }))
                    }
                    onChange={(value) => setTyped((before) => ({ ...before, [keyOf(field)]: value }))}
                  />
                ))}
              </div>
            </DeskCard>
          ))}
          {part.text !== undefined && (
            <PageText name={part.name} text={text ?? part.text} shows={part} onChange={setText} />
          )}
        </div>
        {page !== undefined && <PhoneView part={part} page={page} />}
      </div>
    </>
  );
}

function Mistakes({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Alert tone="error">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}

interface PhoneViewProps {
  readonly part: SitePart;
  /** Below the site's address. */
  readonly page: string;
}

/** A page of the draft as a telephone shows it, with what is kept. */
function PhoneView({ part: { title, seen }, page }: PhoneViewProps) {
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

interface SiteFieldInputProps {
  readonly field: SiteField;
  readonly typed: string | boolean | undefined;
  readonly pictures: SitePart['pictures'];
  readonly mistake: string | undefined;
  readonly onChange: (value: string | boolean) => void;
  readonly onAdded: (added: AddedPicture) => void;
}

type Options = readonly SelectOption[];

/** The input of a field, by its kind. */
function SiteFieldInput(props: SiteFieldInputProps) {
  const { field, typed, pictures, mistake, onChange, onAdded } = props;
  const { kind, label, isOptional } = field;
  const value = typed ?? shownValue(field);
  if (typeof value === 'boolean') return <Checkbox label={label} checked={value} onChange={onChange} />;
  if (kind === 'pictures') return <PicturesInput {...props} label={label} value={value} />;
  const shared = {
    label,
    value,
    onChange,
    mark: isOptional ? 'Optional' : undefined,
    error: mistake,
  };
  const options = optionsOf(kind, pictures);
  if (options !== undefined) {
    const choice = <SelectField {...shared} options={withOwn(value, options)} />;
    if (kind !== 'logo') return choice;
    return (
      <div className={wide}>
        {choice}
        <AddLogo
          onAdded={(added) => {
            onAdded(added);
            onChange(added.picture.name);
          }}
        />
      </div>
    );
  }
  if (kind === 'text' || kind === 'list') {
    return (
      <div className={wide}>
        <TextField {...shared} rows={kind === 'list' ? Math.max(2, value.split('\n').length) : 2} />
      </div>
    );
  }
  return <TextField {...shared} inputMode={kind === 'number' ? 'decimal' : 'text'} />;
}

/** The values to choose from; `undefined` where any can be typed. */
function optionsOf(kind: SiteField['kind'], pictures: SitePart['pictures']): Options | undefined {
  if (kind === 'picture' || kind === 'logo') return pictureOptions(pictures);
  return typeof kind === 'string' ? undefined : kind.oneOf.map((word) => ({ value: word, label: word }));
}

/** The options, with the value that stands there even if it is none of them. */
function withOwn(value: string, options: Options): Options {
  return options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];
}
