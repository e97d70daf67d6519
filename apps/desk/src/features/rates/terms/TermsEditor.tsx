import type { RateTermsWire } from '@motel/api-client/desk-contracts';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { Choice, TypedChoice } from '../../../shared/sentence/Choice.tsx';
import { Sentences } from '../../../shared/sentence/Sentences.tsx';
import { boxes } from '../../../shared/wishes/TraitBoxes.css.ts';
import type { TypedList } from '../lists/TypedListPage.tsx';
import { DateFields } from '../preview/PayPreview.tsx';
import {
  CHOICE_NAMES,
  CHOICES,
  type ChoiceName,
  partFor,
  readValues,
  termsSays,
  valuesOf,
  wordsFor,
} from './terms-choices.ts';
import { endOf, type Terms, type TermsDraft, termsDrafts } from './terms-draft.ts';

export interface TermsSetProps {
  readonly draft: TermsDraft;
  readonly list: TypedList<TermsDraft>;
  readonly known: Terms;
}

interface TermsEditorProps extends TermsSetProps {
  /** Absent for a person who may not. */
  readonly onChange: ((part: Partial<RateTermsWire>) => void) | undefined;
}

/** A set of terms in the sentences that it makes true. */
export function TermsEditor(props: TermsEditorProps) {
  const { draft, list, known } = props;
  const choices = CHOICE_NAMES.map((name) => [name, <TermsChoice key={name} name={name} {...props} />]);
  const says = termsSays(draft, draft === endOf(list.drafts).last, known.plans.length > 0);
  return <Sentences says={says} choices={Object.fromEntries(choices)} />;
}

function TermsChoice(props: TermsEditorProps & { readonly name: ChoiceName }) {
  const { name, draft: terms, known, onChange } = props;
  const motel = useMotel();
  const [label, usual, typed] = CHOICES[name];
  const value = valuesOf(motel, known, terms)[name];
  const before = termsDrafts(known).find(({ key }) => key === terms.key) ?? terms;
  const words = wordsFor(motel, name, value);
  if (onChange === undefined) return <strong>{words}</strong>;
  const choose = (next: string) => onChange(partFor(motel, name, next));
  const among = (field: 'room' | 'plan', options: readonly { id: string; label: string }[]) => (
    <CheckBoxes
      className={boxes}
      options={options.map((one) => ({ value: one.id, label: one.label }))}
      chosen={terms[field] ?? []}
      onChange={(ids) => onChange({ [field]: ids.length === 0 ? undefined : ids })}
    />
  );
  return (
    <Choice
      label={label}
      value={words}
      options={usual.split('; ').map((one) => ({ value: one, label: wordsFor(motel, name, one) }))}
      chosen={value}
      isChanged={value !== valuesOf(motel, known, before)[name]}
      onChoose={choose}
    >
      {name === 'kinds' &&
        among(
          'room',
          known.rooms.map(({ id, title }) => ({ id, label: title })),
        )}
      {name === 'plans' && among('plan', known.plans)}
      {name === 'days' && (
        <DateFields
          from={terms.from}
          to={terms.to}
          words={['The first day', 'The last day']}
          onChange={onChange}
        />
      )}
      {typed !== '' && (
        <TypedChoice
          label={`Another: ${typed.replaceAll(' ', ' or ')}`}
          read={(text) => readValues(motel, name, text)}
          onRead={choose}
        />
      )}
    </Choice>
  );
}
