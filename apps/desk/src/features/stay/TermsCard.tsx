import type { DeskStay } from '@motel/api-client/desk-contracts';
import { classes } from '@motel/ui';
import { Fragment } from 'react';
import { motelDay, shownDay } from '../../shared/format/shown-dates.ts';
import { motelTime } from '../../shared/format/shown-time.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { amount, isNow, terms as list, notes, soft } from './cards.css.ts';

/** The cost of changed plans, in the order of time. */
export function TermsCard({
  terms,
  restDue,
  acceptedTerms,
  isGuaranteed,
}: Pick<DeskStay, 'terms' | 'restDue' | 'acceptedTerms' | 'isGuaranteed'>) {
  const { shownMoney } = useMotel();
  return (
    <DeskCard title="If plans change" aside="as agreed at booking">
      {restDue !== undefined && (
        <p className={notes}>A deposit confirmed it: the rest is asked for on {shownDay(restDue)}.</p>
      )}
      {isGuaranteed && (
        <p className={notes}>A card guarantees it: it is charged once the stay is given up.</p>
      )}
      <dl className={list}>
        {terms.map((term) => (
          <Fragment key={term.kind}>
            <dt className={classes(term.state === 'now' && isNow)}>{when(term)}</dt>
            <dd>{term.words}</dd>
            <dd className={classes(amount, term.state === 'passed' && soft)}>
              {term.state === 'passed' ? 'passed' : shownMoney(term.amount)}
            </dd>
          </Fragment>
        ))}
      </dl>
      {acceptedTerms !== undefined && <p className={notes}>The guest accepted: “{acceptedTerms}”</p>}
    </DeskCard>
  );
}

function when({ state, until }: DeskStay['terms'][number]): string {
  const end = until === undefined ? '' : `${shownDay(motelDay(until))}, ${motelTime(until)}`;
  if (end === '') return state === 'now' ? 'Now' : 'Later';
  return state === 'now' ? `Now, until ${end}` : `Until ${end}`;
}
