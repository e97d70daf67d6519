import {
  cents,
  freeCancellationUntil,
  needsYear,
  type PricedWay,
  type Quote,
  type UnfitPlan,
} from '@motel/booking-core';
import { dateIn } from '@motel/content/dates';
import { quotedTerms } from '@motel/content/terms';
import { shownPrice } from '@motel/content/words';
import { Icon, type IconName, Unbroken } from '@motel/ui';
import { useId } from 'react';
import { depositOf, depositWords } from '../../shared/booking/deposit-words.ts';
import { withShownDates } from '../../shared/format/dates.ts';
import { useMotelToday } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './PlanChoice.css.ts';

export interface PlanChoiceProps {
  /** One of each plan, the cheapest first. */
  readonly plans: readonly PricedWay[];
  readonly unfit: readonly UnfitPlan[];
  /** The id of the chosen plan. */
  readonly chosen: string | undefined;
  readonly onChange: (plan: string) => void;
}

/** The plans in which the stay is sold, each with its price, its difference in money, and its terms; the others, and why. */
export function PlanChoice({ plans, unfit, chosen, onChange }: PlanChoiceProps) {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const taken = plans.find(({ quote }) => quote.plan?.id === chosen)?.quote;
  const titles = [t('One way to book it'), t('Two ways to book it'), t('Three ways to book it')];
  const title = titles[plans.length - 1] ?? t('{ways} ways to book it', { ways: plans.length });
  const radio = { type: 'radio', name: id, className: styles.dot } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.question}>
        {title} <span className={styles.soft}>{t('taxes in')}</span>
      </legend>
      <div className={styles.plans}>
        {plans.map(({ quote }) => {
          const { id: plan = '', label } = quote.plan ?? {};
          const more = quote.total - (taken?.total ?? quote.total);
          const money = shownPrice(words, cents(Math.abs(more)));
          return (
            <label key={plan} className={styles.plan}>
              <input {...radio} checked={quote === taken} onChange={() => onChange(plan)} />
              <b className={styles.name}>{label}</b>{' '}
              <span className={styles.price}>
                <span className={styles.total}>{shownPrice(words, quote.total)}</span>{' '}
                <span className={styles.difference}>
                  {more < 0 && t('{money} less', { money })}
                  {more > 0 && t('{money} more', { money })}
                </span>
              </span>{' '}
              <Terms quote={quote} isTaken={quote === taken} />
            </label>
          );
        })}
        {unfit.map(({ plan, violation }) => (
          <label key={plan.id} className={styles.plan}>
            <input {...radio} disabled />
            <b className={styles.name}>{plan.label}</b>{' '}
            <span className={styles.terms}>{withShownDates(words, violation.message)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The terms of a plan: a right with its hour, of the chosen one all of them; what it includes, and what is paid when. */
function Terms({ quote, isTaken }: { readonly quote: Quote; readonly isTaken: boolean }) {
  const words = useWords();
  const { t, motel } = words;
  const today = useMotelToday();
  const now = Date.now();
  const { policy, total, lines } = quote;
  const until = freeCancellationUntil(quote.from, policy, motel.houseRules);
  const isFree = until !== undefined && now <= until;
  const kind = needsYear(quote.from, today) ? 'momentOfYear' : 'moment';
  const short = isFree
    ? t('Free to cancel until {freeUntil}', {
        freeUntil: dateIn(words.dateLocale, until, kind, motel.houseRules.timeZone).replaceAll(' ', '\u00a0'),
      })
    : policy.late < total
      ? t('No free cancellation')
      : t('No refund if you cancel');
  const deposit = depositOf(quote, today);
  const said: readonly (readonly [IconName, string | undefined])[] = [
    [isFree ? 'check' : 'close', isTaken ? quotedTerms(words, quote, now) : short],
    ...lines
      .filter(({ rule }) => rule === 'F35')
      .map(({ label, detail }) => ['plus', `${label}: ${detail}`] as const),
    ['info', deposit && depositWords(words, deposit)],
  ];
  return (
    <span className={styles.terms}>
      {said.map(
        ([icon, text]) =>
          text && (
            <span key={text} className={styles.term}>
              <Icon name={icon} size={18} className={icon === 'close' ? styles.refused : styles.given} />
              <span>
                <Unbroken>{text}</Unbroken>
              </span>
            </span>
          ),
      )}
    </span>
  );
}
