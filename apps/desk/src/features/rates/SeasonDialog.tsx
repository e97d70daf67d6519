import type { ListedSeason, RateChange, RateMonth } from '@motel/api-client/desk-contracts';
import { Dialog } from '@motel/ui';
import { useMemo, useState } from 'react';
import { DeskField } from '../../shared/field/DeskField.tsx';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import type { PressProblem } from '../../shared/wire/use-press.ts';
import { barePrice, DAY_NAMES, dayAfter, WEEK } from './calendar.ts';
import { RatePreviewBanner } from './RatePreviewBanner.tsx';
import {
  buttons,
  form,
  head,
  input,
  least,
  rowHead,
  scroller,
  slot,
  soft,
  table,
  top,
} from './SeasonDialog.css.ts';
import { SeasonsAbove } from './SeasonsAbove.tsx';
import { endSeason, seasonChange, seasonDraft, wholeWeek, withWeek } from './season-draft.ts';
import { matrixOf } from './season-matrix.ts';
import { usePreview } from './use-preview.ts';

interface SeasonDialogProps {
  readonly month: RateMonth;
  readonly season: ListedSeason | 'new';
  readonly isSaving: boolean;
  readonly problem: PressProblem | undefined;
  readonly onSave: (change: RateChange) => void;
  readonly onClose: () => void;
}

/** A season, or all year: its nights, and the prices of each room type by the days of the week. */
export function SeasonDialog({
  month,
  season: asked,
  isSaving,
  problem,
  onSave,
  onClose,
}: SeasonDialogProps) {
  const season = asked === 'new' ? undefined : asked;
  const rooms = useMemo(() => month.rooms.map(({ id }) => id), [month]);
  const [draft, setDraft] = useState(() => seasonDraft(season, rooms));
  const [isTried, setTried] = useState(false);
  const [allYear] = month.seasons;
  const isAllYear = season !== undefined && season === allYear;
  const usual = matrixOf(allYear?.rows ?? [], rooms);
  const made = seasonChange(season, draft, rooms);
  const isTyped = JSON.stringify(draft) !== JSON.stringify(seasonDraft(season, rooms));
  const isComplete = isAllYear || (draft.name.trim() !== '' && draft.from !== '' && draft.to !== '');
  const isReady = 'change' in made && isTyped && isComplete && !isSaving;
  const effect = usePreview(isReady ? { change: made.change } : undefined, month.version);
  const fault =
    'fault' in made ? made.fault : (problem?.message ?? (isTried || isComplete ? effect.refusal : undefined));
  return (
    <Dialog
      open
      width="wide"
      title={isAllYear ? 'All year' : (season?.name ?? 'New season')}
      onClose={onClose}
    >
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if ('change' in made) onSave(made.change);
        }}
      >
        {!isAllYear && (
          <div className={top}>
            <DeskField
              label="Name"
              value={draft.name}
              maxLength={60}
              onChange={(name) => setDraft({ ...draft, name })}
            />
            <DeskField
              label="First night"
              type="date"
              value={draft.from}
              onChange={(from) => setDraft({ ...draft, from, ends: [] })}
            />
            <DeskField
              label="Last night"
              type="date"
              value={draft.to}
              min={draft.from || undefined}
              onChange={(to) => setDraft({ ...draft, to, ends: [] })}
            />
          </div>
        )}
        <section className={scroller} aria-label="Prices by room type and day of the week">
          <table className={table}>
            <thead>
              <tr>
                <th scope="col" className={rowHead}>
                  $ a night
                </th>
                <th scope="col" className={head}>
                  All week
                </th>
                {WEEK.map((day) => (
                  <th key={day} scope="col" className={head}>
                    {DAY_NAMES[day]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {month.rooms.map(({ id, title }) => (
                <tr key={id}>
                  <th scope="row" className={rowHead}>
                    {title}
                  </th>
                  <td className={slot}>
                    <input
                      className={input}
                      aria-label={`${title}, all week`}
                      inputMode="decimal"
                      autoComplete="off"
                      value={wholeWeek(draft.prices[id])}
                      onChange={({ target: { value } }) =>
                        setDraft({ ...draft, prices: { ...draft.prices, [id]: withWeek(value) } })
                      }
                    />
                  </td>
                  {WEEK.map((day) => (
                    <td key={day} className={slot}>
                      <input
                        className={input}
                        aria-label={`${title}, ${DAY_NAMES[day]}`}
                        inputMode="decimal"
                        autoComplete="off"
                        placeholder={isAllYear ? '' : placeholderOf(usual[id]?.[day].price)}
                        value={draft.prices[id]?.[day] ?? ''}
                        onChange={({ target: { value } }) =>
                          setDraft({
                            ...draft,
                            prices: {
                              ...draft.prices,
                              [id]: { ...(draft.prices[id] ?? withWeek('')), [day]: value },
                            },
                          })
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
              <tr className={least}>
                <th scope="row" className={rowHead}>
                  Nights at least
                </th>
                <td className={slot}>
                  <input
                    className={input}
                    aria-label="Nights at least, all week"
                    inputMode="numeric"
                    autoComplete="off"
                    value={wholeWeek(draft.least)}
                    onChange={({ target: { value } }) => setDraft({ ...draft, least: withWeek(value) })}
                  />
                </td>
                {WEEK.map((day) => (
                  <td key={day} className={slot}>
                    <input
                      className={input}
                      aria-label={`Nights at least, ${DAY_NAMES[day]}`}
                      inputMode="numeric"
                      autoComplete="off"
                      value={draft.least[day]}
                      onChange={({ target: { value } }) =>
                        setDraft({ ...draft, least: { ...draft.least, [day]: value } })
                      }
                    />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
        <p className={soft}>
          {isAllYear
            ? 'The prices of every night that no season and no change by hand has.'
            : 'An empty price stays as all year has it, shown in grey.'}
        </p>
        {fault !== undefined && <Banner tone="bad">{fault}</Banner>}
        {fault === undefined && effect.preview !== undefined && (
          <RatePreviewBanner preview={effect.preview} isOld={effect.isOld} today={month.today} />
        )}
        {!isAllYear && (
          <SeasonsAbove
            above={effect.preview?.above ?? (season === undefined ? [] : season.above)}
            ends={draft.ends}
            onEnds={(ends) => setDraft({ ...draft, ends })}
            today={month.today}
          />
        )}
        <div className={buttons}>
          <DeskButton type="submit" look="go" disabled={isSaving || !isTyped}>
            {isSaving ? 'Saving…' : isAllYear ? 'Save all year' : 'Save the season'}
          </DeskButton>
          {season !== undefined && !isAllYear && (
            <DeskButton
              look="bad"
              disabled={isSaving}
              onClick={() => onSave(endSeason(season, month.today, dayAfter(month.today, -1)))}
            >
              End the season
            </DeskButton>
          )}
          <DeskButton onClick={onClose}>Back</DeskButton>
        </div>
      </form>
    </Dialog>
  );
}

function placeholderOf(price: number | undefined): string {
  return price === undefined ? '' : barePrice(price);
}
