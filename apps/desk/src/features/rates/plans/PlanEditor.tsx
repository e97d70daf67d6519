import { typedPercents } from '@motel/content/desk-motel';
import { counted, countedThings } from '@motel/content/english';
import { SelectField, TextField } from '@motel/ui';
import type { ReactNode } from 'react';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { optionsOf } from '../../../shared/field/fields.ts';
import { dollarReadings } from '../../../shared/field/typed-amount.tsx';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { Choice, TypedChoice } from '../../../shared/sentence/Choice.tsx';
import { Sentences } from '../../../shared/sentence/Sentences.tsx';
import { boxes } from '../../../shared/wishes/TraitBoxes.css.ts';
import { priceWords } from '../calendar.ts';
import { ROUNDINGS } from '../lists/TaxForm.tsx';
import { DateFields } from '../preview/PayPreview.tsx';
import { row, rows } from './Plans.css.ts';
import * as plans from './plan-draft.ts';

type Part = Partial<plans.PlanDraft>;

export interface EditedPlan {
  readonly draft: plans.PlanDraft;
  readonly drafts: readonly plans.PlanDraft[];
  readonly known: plans.Plans;
  readonly onChange: (part: Part) => void;
}

export const PLACES = optionsOf({ website: 'Website', code: 'With a code', desk: 'Desk' });
const OWN = 'its own';
const WAYS: Readonly<Record<string, string>> = {
  'percent 0': 'unchanged',
  'percent -1': 'less',
  'percent 1': 'more',
  'amount -1': 'less a night',
  'amount 1': 'more a night',
  'perPerson 1': 'more for each person',
};
const ROUNDS = Object.fromEntries(ROUNDINGS.map(({ value, label }) => [value, label.toLowerCase()]));
const NIGHTS = wordsFor([1, 2, 3, 4, 5, 6, 7, 14, 28], (nights) => counted(nights, 'night'));
const DAYS = wordsFor([0, 1, 3, 7, 14, 21, 30, 60, 90], daysWords);
const UNITS = optionsOf<string>({
  '': 'not included',
  stay: 'once',
  night: 'each night',
  person: 'for each person',
  'person-night': 'for each person and night',
});

function wordsFor(counts: readonly number[], wordsOf: (count: number) => string): Record<string, string> {
  return Object.fromEntries(counts.map((count) => [count, wordsOf(count)]));
}

function daysWords(days: number): string {
  return days === 0 ? 'any time' : `at least ${countedThings(days, 'day')} before`;
}

/** A plan as sentences, with the choices that make them true. */
export function PlanEditor({ children, ...plan }: EditedPlan & { readonly children: ReactNode }) {
  const { draft, onChange } = plan;
  const isOwn = plans.ruleOf(draft, 'price') !== undefined;
  const [field, more] = plans.moreOf(draft);
  const size = more === 0 ? '' : field === 'percent' ? '{figure} {round}' : '{figure}';
  const others = plans.otherRules(draft);
  const says = {
    Price: isOwn ? 'The price is {base}, {price} a night' : `The price of {base} {way} ${size}`,
    Includes: '{includes}',
    Terms: `{terms}${draft.terms === plans.NO_REFUND ? ' paid when booked, nothing back' : ''}`,
    For: `{kinds} on {nights} except {except} from {least}, booked {ahead}${
      others === 0 ? '' : `, and ${countedThings(others, 'more rule')} of its own`
    }`,
  };
  const motel = useMotel();
  const choicesOf = (of: EditedPlan, by: Pick) => ({
    ...priceChoices(motel, of, by),
    ...otherChoices(of, by),
  });
  const before = plans.planDrafts(plan.known).find(({ id }) => id === draft.id) ?? draft;
  const known = new Map<string, string>();
  choicesOf({ ...plan, draft: before }, (label, _, chosen) => void known.set(label, chosen));
  const pick: Pick = (label, options, chosen, part, fields) => (
    <Choice
      label={label}
      value={options[chosen] ?? chosen}
      options={optionsOf(options)}
      chosen={chosen}
      isChanged={known.get(label) !== chosen}
      onChoose={(value) => onChange(part(value))}
    >
      {fields}
    </Choice>
  );
  const choices = choicesOf(plan, pick);
  return (
    <div className={rows}>
      <TextField
        label="Name"
        maxLength={60}
        value={draft.label}
        error={draft.label.trim() === '' ? 'Guests read it: type a name.' : undefined}
        onChange={(label) => onChange({ label })}
      />
      {Object.entries(says).map(([title, sentence]) => (
        <div key={title} className={row}>
          <b>{title}</b>
          <Sentences says={sentence} choices={choices} />
        </div>
      ))}
      <div className={row}>
        <b>Sold</b>
        <CheckBoxes
          className={boxes}
          options={PLACES}
          chosen={draft.sold ?? plans.EVERYWHERE}
          onChange={(sold) => onChange({ sold: [...sold] })}
        />
      </div>
      {children}
    </div>
  );
}

/** A choice within a sentence. @param options their words by their values; another value is said as it is */
type Pick = (
  label: string,
  options: Readonly<Record<string, string>>,
  chosen: string,
  part: (value: string) => Part,
  fields?: ReactNode,
) => ReactNode;

function priceChoices(motel: DeskMotel, { draft, drafts, onChange }: EditedPlan, pick: Pick) {
  const own = plans.ruleOf(draft, 'price')?.price;
  const [field, more] = plans.moreOf(draft);
  const size = Math.abs(more);
  const bases = Object.fromEntries(plans.mayFollow(drafts, draft).map(({ id, label }) => [id, label]));
  const follow = (id: string): Part =>
    id === OWN
      ? { follows: undefined, ...plans.withRule(draft, 'price', { price: 100 }) }
      : { follows: id || undefined, ...plans.withRule(draft, 'price') };
  const byWay = (way: string): Part => {
    const [next = field, sign] = way.split(' ');
    return { [field]: undefined, ...(sign !== '0' && { [next]: `${Number(sign) * (size || 10)}` }) };
  };
  const sized = (figure: number | string): Part => ({ [field]: `${Math.sign(more) * Number(figure)}` });
  const typed = (part: (figure: number) => Part, isShare = false) => (
    <TypedChoice
      label="Another"
      read={(text) => (isShare ? typedPercents(text, motel) : dollarReadings(motel, text))}
      onRead={(figure) => onChange(part(figure))}
    />
  );
  const figures = wordsFor([5, 10, 15, 20, size], (figure) => plans.moreWords(motel, [field, figure]));
  const price = priceWords(motel, Number(own ?? 0));
  return {
    base: pick(
      'The price of',
      { '': 'the Rates page', ...bases, [OWN]: OWN },
      own === undefined ? (draft.follows ?? '') : OWN,
      follow,
    ),
    way: pick('More or less', WAYS, `${field} ${Math.sign(more)}`, byWay),
    figure: pick('How much', figures, `${size}`, sized, typed(sized, field === 'percent')),
    round: pick('Rounded', ROUNDS, draft.round ?? 'cent', (round) => ({ round: round as Part['round'] })),
    price: pick(
      'Price of a night',
      {},
      price,
      () => ({}),
      typed((figure) => plans.withRule(draft, 'price', { price: figure })),
    ),
  };
}

function otherChoices({ draft, known, onChange }: EditedPlan, pick: Pick) {
  const { rooms, articles, policies } = known;
  const { room, includes = {}, terms, fromDaysAhead = 0 } = draft;
  const words = plans.limitWords(draft, known);
  const except = plans.ruleOf(draft, 'except');
  const { minNights = 1 } = plans.ruleOf(draft, 'least') ?? {};
  const only = (word: string) => ({ [word]: word });
  const included = articles.filter(({ id }) => id in includes);
  const unitOf = (id: string) => UNITS.find(({ value }) => value === includes[id])?.label;
  const include = (id: string, unit: string) => {
    const { [id]: _, ...rest } = includes;
    onChange({ includes: unit === '' ? rest : { ...rest, [id]: unit as 'stay' } });
  };
  const units = articles.map(({ id, label }) => (
    <SelectField
      key={id}
      label={label}
      value={includes[id] ?? ''}
      options={UNITS}
      onChange={(unit) => include(id, unit)}
    />
  ));
  const kinds = (
    <CheckBoxes
      className={boxes}
      options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
      chosen={room ?? rooms.map(({ id }) => id)}
      onChange={(some) => onChange({ room: some.length % rooms.length === 0 ? undefined : [...some] })}
    />
  );
  return {
    includes: pick(
      'Includes',
      only('nothing more'),
      included.map(({ id, label }) => `${label} ${unitOf(id)}`).join(', ') || 'nothing more',
      () => ({ includes: {} }),
      units,
    ),
    terms: pick('Terms', Object.assign({}, ...plans.termsNames(policies).map(only)), terms, (name) => ({
      terms: name,
    })),
    kinds: pick('Kinds', only('all kinds'), words.kinds, () => ({ room: undefined }), kinds),
    nights: pick(
      'Nights',
      only('all nights'),
      words.nights,
      () => ({ from: undefined, to: undefined }),
      <DateFields {...draft} onChange={onChange} />,
    ),
    except: pick(
      'Except',
      only('none'),
      words.except,
      () => plans.withRule(draft, 'except'),
      <DateFields
        {...except}
        onChange={(dates) => onChange(plans.withRule(draft, 'except', { closed: true, ...dates }))}
      />,
    ),
    least: pick('Nights at least', NIGHTS, `${minNights}`, (count) =>
      plans.withRule(draft, 'least', count === '1' ? undefined : { minNights: Number(count) }),
    ),
    ahead: pick('Booked', DAYS, `${fromDaysAhead}`, (days) => ({ fromDaysAhead: Number(days) || undefined })),
  };
}
