import { cents, needsYear, type Quote } from '@motel/booking-core';
import { freeCancellationUntil } from '@motel/booking-core/booking';
import { dateIn } from '@motel/content/dates';
import { quotedTerms } from '@motel/content/terms';
import { fullPrice, shownPrice } from '@motel/content/words';
import { Alert, Icon, type IconName, LiveRegion, PriceLines, Stack, Unbroken } from '@motel/ui';
import { useId } from 'react';
import { depositOf, depositWords } from '../../shared/booking/deposit-words.ts';
import { toldRows } from '../../shared/booking/price-rows.ts';
import { withShownDates } from '../../shared/format/dates.ts';
import { useMotelToday } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './PlanChoice.css.ts';
import type { useBookingCard } from './use-booking-card.ts';

/** `plans`: one way of each, the cheapest first; `plan`: the id of the one that the guest wants; `quote`: of the taken one. */
export type PlanChoiceProps = Pick<
  ReturnType<typeof useBookingCard>,
  'plans' | 'unfit' | 'plan' | 'setPlan' | 'quote'
>;

/** The plans in which the stay is sold, each with its price, its difference in money, and its terms; the others, and why. */
export function PlanChoice({ plans, unfit, plan: wanted, setPlan, quote: taken }: PlanChoiceProps) {
  const { words, t } = useWords();
  const id = useId();
  const titles = [t('One way to book it'), t('Two ways to book it'), t('Three ways to book it')];
  const title = titles[plans.length - 1] ?? t('{ways} ways to book it', { ways: plans.length });
  const why = unfit.find(({ plan }) => plan.id === wanted)?.violation.message ?? '';
  const isRefused = wanted !== undefined && !plans.some(({ quote }) => quote.plan?.id === wanted);
  const radio = { type: 'radio', name: id, className: styles.dot } as const;
  return (
    <Stack>
      {isRefused && (
        <Alert tone="info">
          {t('The way to book that you chose is not for this stay. {why}', {
            why: withShownDates(words, why),
          })}{' '}
          {taken?.plan && t('We put in {plan} instead.', { plan: taken.plan.label })}
        </Alert>
      )}
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
                <input {...radio} checked={quote === taken} onChange={() => setPlan(plan)} />
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
      {taken && <Total quote={taken} />}
    </Stack>
  );
}

/** The lines of the price: the same as /confirm opens with (D1). */
function Total({ quote }: { readonly quote: Quote }) {
  const { words, t } = useWords();
  const total = fullPrice(words, quote.total);
  return (
    <>
      <details>
        <summary className={styles.summary}>
          {t('What is in the {total}', { total })}
          <Icon name="chevron-down" size={20} />
        </summary>
        <PriceLines rows={toldRows(words, quote.lines)} total={{ label: t('Total'), amount: total }} />
      </details>
      <LiveRegion>{t('Total {total}', { total })}</LiveRegion>
    </>
  );
}

/** The terms of a plan: a right with its hour, of the chosen one all of them; what it includes, and what is paid when. */
function Terms({ quote, isTaken }: { readonly quote: Quote; readonly isTaken: boolean }) {
  const { words, t, motel } = useWords();
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
