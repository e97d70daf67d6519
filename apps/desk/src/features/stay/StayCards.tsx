import type { Covers, DeskStay } from '@motel/api-client/desk-contracts';
import { Alert, classes, SelectField } from '@motel/ui';
import { Fragment } from 'react';
import { optionsOf } from '../../shared/field/fields.ts';
import { motelDay, shownDay, shownMoment, shownShortDate } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard, DeskLink } from '../../shared/parts/Page.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import * as styles from './cards.css.ts';
import type { PanelProps } from './panel/PanelForm.tsx';

/** The cost of changed plans, in the order of time. */
export function TermsCard({ stay }: Pick<PanelProps, 'stay'>) {
  const { terms, restDue, acceptedTerms, isGuaranteed } = stay;
  const { shownMoney } = useMotel();
  return (
    <DeskCard title="If plans change" aside="as agreed at booking">
      {restDue !== undefined && (
        <p className={styles.notes}>A deposit confirmed it: the rest is asked for on {shownDay(restDue)}.</p>
      )}
      {isGuaranteed && (
        <p className={styles.notes}>A card guarantees it: it is charged once the stay is given up.</p>
      )}
      <dl className={styles.terms}>
        {terms.map((term) => (
          <Fragment key={term.kind}>
            <dt className={classes(term.state === 'now' && styles.isNow)}>{when(term)}</dt>
            <dd>{term.words}</dd>
            <dd className={classes(styles.amount, term.state === 'passed' && styles.soft)}>
              {term.state === 'passed' ? 'passed' : shownMoney(term.amount)}
            </dd>
          </Fragment>
        ))}
      </dl>
      {acceptedTerms !== undefined && <p className={styles.notes}>The guest accepted: “{acceptedTerms}”</p>}
    </DeskCard>
  );
}

function when({ state, until }: DeskStay['terms'][number]): string {
  if (until === undefined) return state === 'now' ? 'Now' : 'Later';
  const end = shownMoment(until);
  return state === 'now' ? `Now, until ${end}` : `Until ${end}`;
}

const COVERS = optionsOf<Covers>({
  all: 'All that is open',
  stay: 'The stay; its guest pays the articles',
});

/** The company that pays for a stay; where the motel has companies. */
export function PayerCard({ stay: { id, version } }: Pick<PanelProps, 'stay'>) {
  const { data } = useDesk('payer', { parts: { id } }, { refresh: false });
  const { press, isPressing, problem } = usePress('setPayer');
  if (data === undefined || data.companies.length === 0) return null;
  const { company, covers = 'all', companies } = data;
  const pay = (body: { readonly company?: string; readonly covers?: Covers }) =>
    press({ parts: { id }, body: { version, ...body } });
  return (
    <DeskCard title="Payer">
      <div className={styles.notes}>
        <SelectField
          label="Who pays"
          value={company ?? ''}
          disabled={isPressing}
          options={[
            { value: '', label: 'The guest' },
            ...companies.map((one) => ({ value: one.id, label: one.name })),
          ]}
          onChange={(chosen) => pay(chosen === '' ? {} : { company: chosen, covers })}
        />
        {company !== undefined && (
          <SelectField
            label="It pays"
            value={covers}
            disabled={isPressing}
            options={COVERS}
            onChange={(chosen) => pay({ company, covers: chosen })}
          />
        )}
        {problem && <Alert tone="error">{problem.message}</Alert>}
        {company !== undefined && (
          <DeskLink to={`/companies/${company}`} icon="forward">
            To its invoices
          </DeskLink>
        )}
      </div>
    </DeskCard>
  );
}

export function StayNotes({ notes }: { readonly notes: DeskStay['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <DeskCard title="Notes">
      <ul className={styles.notes}>
        {notes.map(({ id, text, by, at, done }) => (
          <li key={id}>
            {text}{' '}
            <span className={styles.soft}>
              {by}, {shownShortDate(motelDay(at))}
              {done !== undefined && `, done by ${done.by}`}
            </span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

export function StoryCard({ story }: { readonly story: DeskStay['story'] }) {
  return (
    <DeskCard title="Story" aside="newest first">
      <ol className={styles.story}>
        {story.map(({ at, title, detail, by }, index) => (
          <li
            key={`${at} ${title} ${index}`}
            className={classes(styles.happening, title === NEEDS_A_HAND && styles.waits)}
          >
            <time dateTime={at} className={styles.time}>
              {shownMoment(at)}
            </time>
            <strong>{title}</strong>
            {detail !== undefined && `, ${detail}`}
            {by !== undefined && `, by ${by}`}
          </li>
        ))}
      </ol>
    </DeskCard>
  );
}

const NEEDS_A_HAND = 'Needs a hand';
