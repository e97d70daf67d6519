import type { ListedSeason, RateMonth, StandsAboveWire } from '@motel/api-client/desk-contracts';
import type { Weekday } from '@motel/booking-core';
import { Checkbox, TextField } from '@motel/ui';
import { useState } from 'react';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { shownNights } from '../../../shared/format/shown-dates.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { dayName, priceText, WEEK } from '../calendar.ts';
import { RatePreviewBanner, spansWords, usePreview } from '../preview/preview.tsx';
import { RateDialog, type RateSaving } from '../rate-change.tsx';
import * as styles from './SeasonDialog.css.ts';
import * as seasons from './season-draft.ts';

interface SeasonDialogProps extends RateSaving {
  readonly month: RateMonth;
  readonly season: ListedSeason | 'new';
}

/** A season, or all year: its nights, and the prices of each room type by the days of the week. */
export function SeasonDialog({ month, season: asked, ...dialog }: SeasonDialogProps) {
  const season = asked === 'new' ? undefined : asked;
  const { isSaving, problem, save } = dialog.saving;
  const motel = useMotel();
  const rooms = month.rooms.map(({ id }) => id);
  const [draft, setDraft] = useState(() => seasons.seasonDraft(season, rooms));
  const [allYear] = month.seasons;
  const isAllYear = season !== undefined && season === allYear;
  const made = seasons.seasonChange(motel, season, draft, rooms);
  const isTyped = JSON.stringify(draft) !== JSON.stringify(seasons.seasonDraft(season, rooms));
  const isComplete = isAllYear || (draft.name.trim() !== '' && draft.from !== '' && draft.to !== '');
  const isReady = 'change' in made && isTyped && isComplete && !isSaving;
  const effect = usePreview(isReady ? { change: made.change } : undefined, month.version);
  const [isTried, setTried] = useState(false);
  const refusal = isTried || isComplete ? effect.refusal : undefined;
  const fault = 'fault' in made ? made.fault : (problem?.message ?? refusal);
  return (
    <RateDialog
      {...dialog}
      width="wide"
      title={isAllYear ? 'All year' : (season?.name ?? 'New season')}
      what={isAllYear ? 'all year' : 'the season'}
      isReady={isTyped}
      onSubmit={() => {
        setTried(true);
        if ('change' in made) void save(made.change);
      }}
      onEnd={season && !isAllYear ? () => void save(seasons.endSeason(season, month.today)) : undefined}
      fault={fault}
    >
      {!isAllYear && <SeasonDates draft={draft} onDraft={setDraft} />}
      <SeasonTable
        month={month}
        draft={draft}
        onDraft={setDraft}
        usual={isAllYear ? undefined : seasons.matrixOf(allYear?.rows ?? [], rooms)}
      />
      <p className={styles.soft}>
        {isAllYear
          ? 'Prices of nights without a season or a price set by hand.'
          : 'Leave a price empty to use the all-year price, shown in grey.'}
      </p>
      {fault === undefined && <RatePreviewBanner {...effect} today={month.today} />}
      {!isAllYear && (
        <SeasonsAbove
          above={effect.preview?.above ?? season?.above ?? []}
          ends={draft.ends}
          onEnds={(ends) => setDraft({ ...draft, ends })}
          today={month.today}
        />
      )}
    </RateDialog>
  );
}

interface DraftProps {
  readonly draft: seasons.SeasonDraft;
  readonly onDraft: (draft: seasons.SeasonDraft) => void;
}

function SeasonDates({ draft, onDraft }: DraftProps) {
  const field = fieldsOf(draft, (part) => onDraft({ ...draft, ...part }));
  // On other nights other seasons are above it.
  const night = fieldsOf(draft, (part) => onDraft({ ...draft, ...part, ends: [] }));
  return (
    <div className={styles.top}>
      <TextField label="Name" maxLength={60} {...field('name')} />
      <TextField label="First night" type="date" {...night('from')} />
      <TextField label="Last night" type="date" min={draft.from || undefined} {...night('to')} />
    </div>
  );
}

interface SeasonTableProps extends DraftProps {
  readonly month: RateMonth;
  /** The prices of all year, which an empty field leaves. */
  readonly usual: ReturnType<typeof seasons.matrixOf> | undefined;
}

function SeasonTable({ month, draft, onDraft, usual }: SeasonTableProps) {
  const { money } = useMotel();
  return (
    <section className={styles.scroller} aria-label="Prices by room type and day of the week">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.rowHead}>
              {money.sign} a night
            </th>
            {['All week', ...WEEK.map(dayName)].map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.rooms.map(({ id, title }) => (
            <WeekRow
              key={id}
              title={title}
              mode="decimal"
              texts={draft.prices[id] ?? seasons.withWeek('')}
              placeholder={(day) => priceText(usual?.[id]?.[day].price)}
              onTexts={(texts) => onDraft({ ...draft, prices: { ...draft.prices, [id]: texts } })}
            />
          ))}
          <WeekRow
            title="Nights at least"
            mode="numeric"
            className={styles.least}
            texts={draft.least}
            onTexts={(texts) => onDraft({ ...draft, least: texts })}
          />
        </tbody>
      </table>
    </section>
  );
}

interface WeekRowProps {
  readonly title: string;
  readonly mode: 'decimal' | 'numeric';
  readonly className?: string;
  readonly texts: seasons.WeekTexts;
  readonly onTexts: (texts: seasons.WeekTexts) => void;
  readonly placeholder?: (day: Weekday) => string;
}

function WeekRow({ title, mode, className, texts, onTexts, placeholder }: WeekRowProps) {
  const slot = (of: string, value: string, typed: (text: string) => seasons.WeekTexts, usual?: string) => (
    <td key={of} className={styles.slot}>
      <input
        className={styles.input}
        inputMode={mode}
        autoComplete="off"
        aria-label={`${title}, ${of}`}
        placeholder={usual}
        value={value}
        onChange={({ target }) => onTexts(typed(target.value))}
      />
    </td>
  );
  return (
    <tr className={className}>
      <th scope="row" className={styles.rowHead}>
        {title}
      </th>
      {slot('all week', seasons.wholeWeek(texts), seasons.withWeek)}
      {WEEK.map((day) =>
        slot(dayName(day), texts[day], (text) => ({ ...texts, [day]: text }), placeholder?.(day)),
      )}
    </tr>
  );
}

interface SeasonsAboveProps {
  /** The rates above the typed season. */
  readonly above: readonly StandsAboveWire[];
  /** Those that end on its nights when it is saved. */
  readonly ends: readonly StandsAboveWire[];
  readonly onEnds: (ends: readonly StandsAboveWire[]) => void;
  readonly today: string;
}

/** Rates that keep their prices on nights of a season, each with the press that ends it there. */
export function SeasonsAbove({ above, ends, onEnds, today }: SeasonsAboveProps) {
  const others = above.filter((one) => !ends.some((end) => seasons.isSameSeason(end, one)));
  const all = [...ends, ...others].toSorted((one, other) =>
    (one.on[0]?.from ?? '') < (other.on[0]?.from ?? '') ? -1 : 1,
  );
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.aboveList}>
      <legend>These win over it</legend>
      {all.map((one) =>
        one.name === undefined ? (
          <p key="hand">Prices set by hand: {spansWords(one.on, today)}.</p>
        ) : (
          <Checkbox
            key={`${one.name} ${one.from}`}
            label={`End ${one.name} there: ${spansWords(one.on, today)}`}
            hint={`${one.name} is ${shownNights(one.from ?? '', one.to ?? '', today)}, which is shorter.`}
            checked={ends.some((end) => seasons.isSameSeason(end, one))}
            onChange={(isEnded) =>
              onEnds(isEnded ? [...ends, one] : ends.filter((end) => !seasons.isSameSeason(end, one)))
            }
          />
        ),
      )}
    </fieldset>
  );
}
