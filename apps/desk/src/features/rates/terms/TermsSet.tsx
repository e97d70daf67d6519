import type { RateStay } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { shownShortDate } from '../../../shared/format/shown-dates.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { ChoiceButton } from '../../../shared/sentence/Choice.tsx';
import { foot } from '../../../shared/sentence/Sentences.css.ts';
import { DraftSentences } from '../../../shared/sentence/Sentences.tsx';
import { dayAfter } from '../calendar.ts';
import { buttons } from '../lists/Taxes.css.ts';
import { exampleStay, usePreview } from '../preview/preview.tsx';
import { GuestReads } from './GuestReads.tsx';
import * as styles from './Terms.css.ts';
import { figureWords, termsChoices, termsSays, termsWords } from './terms-choices.tsx';
import { conflictOf } from './terms-conflict.ts';
import * as terms from './terms-draft.ts';

/** A set in its sentences, its money in an example, and what the guest of it reads. */
export function TermsSet({ draft, list, known }: terms.TermsSetProps) {
  const motel = useMotel();
  const { drafts, type, mayChange, isTyped, saving } = list;
  const [own, setOwn] = useState<Partial<RateStay>>({});
  const { key, plan, from = '', fromNights } = draft;
  const soonest = from > known.today ? 0 : 30;
  const stay = { ...exampleStay(known, draft, soonest, fromNights), plan: plan?.[0], ...own };
  const policies = terms.policiesOf([{ ...draft, ...terms.ANY_STAY }]);
  const asked = { change: { kind: 'lists' as const, policies }, stay };
  const { preview, refusal, isOld } = usePreview(asked, known.version);
  const price = preview?.pays?.after;
  const change = (part: Partial<terms.TermsDraft>) => type(list.withPart(draft, part));
  const conflict = price?.policy && !isOld ? conflictOf(motel, draft, price.policy) : undefined;
  const { last, never } = terms.endOf(drafts);
  const namesOf = (some: readonly terms.TermsDraft[]) =>
    some.map((one) => termsWords(motel, known, one).name).join(', ');
  return (
    <>
      <DeskCard title={namesOf([draft])} aside={mayChange && <SetDeeds {...{ draft, list, known }} />}>
        <DraftSentences
          says={termsSays(draft, draft === last, known.plans.length > 0)}
          choices={termsChoices(motel, known)}
          draft={draft}
          before={terms.termsDrafts(known).find((one) => one.key === key) ?? draft}
          onChange={mayChange ? change : undefined}
        />
        <KeptBar draft={draft} from={stay.from} />
        {mayChange && (
          <>
            {conflict && (
              <Warning remedies={conflict.remedies.map(([words, part]) => [words, () => change(part)])}>
                <strong>{conflict.title}</strong> {conflict.sum}
              </Warning>
            )}
            {never.length > 0 && (
              <Warning
                remedies={[['Remove these', () => type(drafts.filter((one) => !never.includes(one)))]]}
              >
                {`Below a set for everyone, these are never used: ${namesOf(never)}.`}
              </Warning>
            )}
            <div className={foot}>
              <DeskButton
                variant="solid"
                shortcut="↵"
                disabled={!isTyped || saving.isSaving}
                onClick={list.save}
              >
                Save for new bookings
              </DeskButton>
              <DeskButton disabled={!isTyped} onClick={list.forget}>
                Undo
              </DeskButton>
              <span>{`${known.stays} stays sold keep theirs`}</span>
            </div>
          </>
        )}
      </DeskCard>
      <GuestReads
        {...{ stay, price, refusal }}
        rooms={known.rooms}
        onStay={(part) => setOwn({ ...own, ...part })}
      />
    </>
  );
}

function SetDeeds({ draft, list }: terms.TermsSetProps) {
  const { drafts, type, moved, withPart } = list;
  const deeds = [
    ['Move up', moved(draft, -1)],
    ['Move down', moved(draft, 1)],
    ['Remove', draft === terms.endOf(drafts).last ? drafts : drafts.filter((one) => one !== draft)],
  ] as const;
  return (
    <span className={styles.deeds}>
      <ChoiceButton
        label="The name:"
        words={() => 'Rename'}
        usual={[]}
        draft={draft}
        before={draft}
        onChange={(part) => type(withPart(draft, part))}
        panel={({ name = '' }, onChange) => (
          <TextField
            label="Name"
            value={name}
            maxLength={200}
            onChange={(text) => onChange({ name: text || undefined })}
          />
        )}
      />
      {deeds.map(
        ([words, next]) =>
          next !== drafts && (
            <DeskButton key={words} size="small" onClick={() => type(next)}>
              {words}
            </DeskButton>
          ),
      )}
    </span>
  );
}

interface WarningProps {
  readonly remedies: readonly (readonly [words: string, does: () => void])[];
  readonly children: ReactNode;
}

function Warning({ remedies, children }: WarningProps) {
  return (
    <div className={styles.note}>
      <Alert tone="warning">
        {children}
        <span className={buttons}>
          {remedies.map(([words, does]) => (
            <DeskButton key={words} size="small" onClick={does}>
              {words}
            </DeskButton>
          ))}
        </span>
      </Alert>
    </div>
  );
}

/** The time from the booking to the arrival, by what is kept in it. */
function KeptBar({ draft, from }: Pick<terms.TermsSetProps, 'draft'> & Pick<RateStay, 'from'>) {
  const { freeHours, keep, noShow } = draft;
  const motel = useMotel();
  const kept = (part: string) => {
    const words =
      { '0%': 'Nothing', '50%': 'Half', everything: 'All' }[part] ?? figureWords(motel, 'keep', part);
    return `${words.replace(/^the | of the stay$/g, '')} kept`;
  };
  const daysAway = Math.floor((motel.houseRules.checkInHour - (freeHours ?? 0)) / 24);
  const late = freeHours === undefined ? 'booked' : shownShortDate(dayAfter(from, daysAway));
  const spans = [
    freeHours !== undefined && ['Nothing kept', 'booked', styles.free],
    [kept(keep), late, styles.late],
    noShow !== undefined && [`${kept(noShow)}, no-show`, shownShortDate(from), styles.missed],
  ].filter((span) => span !== false);
  return (
    <ul className={styles.bar} aria-label="What is kept when">
      {spans.map(([words, since, look]) => (
        <li key={look}>
          <b className={look}>{words}</b> <small>{since}</small>
        </li>
      ))}
    </ul>
  );
}
