import { typedPercents } from '@motel/content/desk-motel';
import { countedThings } from '@motel/content/english';
import { SelectField, TextField } from '@motel/ui';
import type { ReactNode } from 'react';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { optionsOf, titlesOf } from '../../../shared/field/fields.ts';
import { dollarReadings } from '../../../shared/field/typed-amount.tsx';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { choiceOf, typedPanel } from '../../../shared/sentence/Choice.tsx';
import { DraftSentences } from '../../../shared/sentence/Sentences.tsx';
import { priceWords } from '../calendar.ts';
import { limitChoice } from '../entry-choices.tsx';
import { ROUNDINGS } from '../lists/TaxForm.tsx';
import { DateFields } from '../preview/PayPreview.tsx';
import { row, rows } from './Plans.css.ts';
import * as plans from './plan-draft.ts';

type Part = Partial<plans.PlanDraft>;
const choice = choiceOf<plans.PlanDraft>;

export interface EditedPlan {
  readonly draft: plans.PlanDraft;
  readonly drafts: readonly plans.PlanDraft[];
  readonly known: plans.Plans;
}

export const PLACES = optionsOf({ website: 'Website', code: 'With a code', desk: 'Desk' });
const WAYS: Readonly<Record<string, string>> = {
  'percent 0': 'unchanged',
  'percent -1': 'less',
  'percent 1': 'more',
  'amount -1': 'less a night',
  'amount 1': 'more a night',
  'perPerson 1': 'more for each person',
};
const DAYS_AHEAD = [1, 3, 7, 14, 21, 30, 60, 90];
const UNITS = optionsOf<string>({
  '': 'not included',
  stay: 'once',
  night: 'each night',
  person: 'for each person',
  'person-night': 'for each person and night',
});

interface PlanEditorProps extends EditedPlan {
  readonly onChange: (part: Part) => void;
  readonly children: ReactNode;
}

/** A plan as sentences, with the choices that make them true. */
export function PlanEditor({ children, onChange, ...plan }: PlanEditorProps) {
  const { draft, known } = plan;
  const motel = useMotel();
  const isOwn = plans.ruleOf(draft, 'price') !== undefined;
  const [field, more] = plans.moreOf(draft);
  const size = more === 0 ? '' : field === 'percent' ? '{figure} {round}' : '{figure}';
  const others = plans.otherRules(draft);
  const says = {
    Price: isOwn
      ? 'The price is {base}, {price} a night'
      : `The price of {base} {way} ${size}, at least {floor}`,
    Includes: '{includes}',
    Terms: `{terms}${draft.terms === plans.NO_REFUND ? ' paid when booked, nothing back' : ''}`,
    For: `{kinds} on {nights} except {except} from {least}, booked {ahead} and {latest}${
      others === 0 ? '' : `, and ${countedThings(others, 'more rule')} of its own`
    }`,
  };
  const chosen = {
    ...{ draft, onChange },
    before: plans.planDrafts(known).find(({ id }) => id === draft.id) ?? draft,
    choices: { ...priceChoices(motel, plan), ...limitChoices(plan), ...timeChoices(plan) },
  };
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
          <DraftSentences says={sentence} {...chosen} />
        </div>
      ))}
      <div className={row}>
        <b>Sold</b>
        <CheckBoxes
          options={PLACES}
          chosen={draft.sold ?? plans.EVERYWHERE}
          onChange={(sold) => onChange({ sold: [...sold] })}
        />
      </div>
      {children}
    </div>
  );
}

function priceChoices(motel: DeskMotel, { draft, drafts }: EditedPlan) {
  const [field, more] = plans.moreOf(draft);
  const size = Math.abs(more);
  const withPrice = (price: number) => plans.withRule(draft, 'price', { price });
  const byWay = (way: string): Part => {
    const [next = field, sign] = way.split(' ');
    return { [field]: undefined, ...(sign !== '0' && { [next]: `${Number(sign) * (size || 10)}` }) };
  };
  const sized = (figure: number): Part => ({ [field]: `${Math.sign(more) * figure}` });
  const labelOf = (id?: string) => drafts.find((one) => one.id === id)?.label ?? 'the Rates page';
  const priceOf = (plan: plans.PlanDraft) => plans.ruleOf(plan, 'price')?.price;
  const wayOf = ([name, size]: ReturnType<typeof plans.moreOf>) => `${name} ${Math.sign(size)}`;
  const follow = [undefined, ...plans.mayFollow(drafts, draft).map(({ id }) => id)].map((follows) => ({
    follows,
    ...plans.withRule(draft, 'price'),
  }));
  return {
    floor: limitChoice<plans.PlanDraft>(motel, 'The lowest price of a night', 'floor', 'any price'),
    base: choice(
      'The price of',
      (plan) => (priceOf(plan) === undefined ? labelOf(plan.follows) : 'its own'),
      [...follow, { follows: undefined, ...withPrice(100) }],
    ),
    way: choice(
      'More or less',
      (plan) => WAYS[wayOf(plans.moreOf(plan))] ?? '',
      Object.keys(WAYS).map(byWay),
    ),
    figure: choice(
      'How much',
      (plan) => plans.moreWords(motel, plans.moreOf(plan)),
      [5, 10, 15, 20, size].map(sized),
      typedPanel('Another', (text) =>
        (field === 'percent' ? typedPercents(text, motel) : dollarReadings(motel, text)).map(sized),
      ),
    ),
    round: choice(
      'Rounded',
      ({ round = 'cent' }) => ROUNDINGS.find(({ value }) => value === round)?.label.toLowerCase() ?? '',
      ROUNDINGS.map(({ value }) => ({ round: value as Part['round'] })),
    ),
    price: choice(
      'Price of a night',
      (plan) => priceWords(motel, Number(priceOf(plan) ?? 0)),
      [],
      typedPanel('Another', (text) => dollarReadings(motel, text).map(withPrice)),
    ),
  };
}

function limitChoices({ draft, known }: EditedPlan) {
  const { rooms, articles, policies } = known;
  const ids = rooms.map(({ id }) => id);
  const saying = (name: keyof ReturnType<typeof plans.limitWords>) => (plan: plans.PlanDraft) =>
    plans.limitWords(plan, known)[name];
  const includedWords = ({ includes = {} }: plans.PlanDraft) =>
    articles
      .filter(({ id }) => id in includes)
      .map(({ id, label }) => `${label} ${UNITS.find(({ value }) => value === includes[id])?.label}`)
      .join(', ');
  return {
    includes: choice(
      'Includes',
      (plan) => includedWords(plan) || 'nothing more',
      [{ includes: {} }],
      ({ includes = {} }, onChange) =>
        articles.map(({ id, label }) => (
          <SelectField
            key={id}
            label={label}
            value={includes[id] ?? ''}
            options={UNITS}
            onChange={(unit) => onChange({ includes: plans.withArticle(includes, id, unit) })}
          />
        )),
    ),
    terms: choice('Terms', ({ terms }) => terms, plans.termsParts(policies)),
    kinds: choice('Kinds', saying('kinds'), [{ room: undefined }], ({ room = ids }, onChange) => (
      <CheckBoxes
        options={titlesOf(rooms)}
        chosen={room}
        onChange={(some) => onChange({ room: some.length % ids.length === 0 ? undefined : [...some] })}
      />
    )),
    nights: choice(
      'Nights',
      saying('nights'),
      [{ from: undefined, to: undefined }],
      ({ from, to }, onChange) => <DateFields {...{ from, to, onChange }} />,
    ),
    except: choice('Except', saying('except'), [plans.withRule(draft, 'except')], (plan, onChange) => (
      <DateFields
        {...plans.ruleOf(plan, 'except')}
        onChange={(dates) => onChange(plans.withRule(plan, 'except', { closed: true, ...dates }))}
      />
    )),
  };
}

function timeChoices({ draft, known }: EditedPlan) {
  return {
    least: choice(
      'Nights at least',
      (plan) => plans.limitWords(plan, known).least,
      [1, 2, 3, 4, 5, 6, 7, 14, 28].map((minNights) =>
        plans.withRule(draft, 'least', minNights === 1 ? undefined : { minNights }),
      ),
    ),
    ahead: choice(
      'Booked',
      ({ fromDaysAhead = 0 }) =>
        fromDaysAhead === 0 ? 'any time' : `at least ${countedThings(fromDaysAhead, 'day')} before`,
      [0, ...DAYS_AHEAD].map((days) => ({ fromDaysAhead: days || undefined })),
    ),
    latest: choice(
      'How early it is booked',
      ({ toDaysAhead: days }) =>
        days === undefined ? 'as early as they like' : `at most ${countedThings(days, 'day')} before`,
      [undefined, 0, ...DAYS_AHEAD].map((toDaysAhead) => ({ toDaysAhead })),
    ),
  };
}
