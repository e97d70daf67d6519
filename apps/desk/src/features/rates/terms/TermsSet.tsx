import type { RateStay, RateTermsWire } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { Choice } from '../../../shared/sentence/Choice.tsx';
import { foot } from '../../../shared/sentence/Sentences.css.ts';
import { buttons } from '../lists/Taxes.css.ts';
import { usePreview } from '../preview/preview.tsx';
import { GuestReads } from './GuestReads.tsx';
import { KeptBar } from './KeptBar.tsx';
import * as styles from './Terms.css.ts';
import { TermsEditor, type TermsSetProps } from './TermsEditor.tsx';
import { termsWords } from './terms-choices.ts';
import { conflictOf } from './terms-conflict.ts';
import * as draftOf from './terms-draft.ts';

/** A set in its sentences, its money in an example, and what the guest of it reads. */
export function TermsSet({ draft, list, known }: TermsSetProps) {
  const motel = useMotel();
  const { drafts, type, mayChange, isTyped, saving } = list;
  const [own, setOwn] = useState<Partial<RateStay>>({});
  const stay = { ...draftOf.exampleOf(known, draft), ...own };
  const asked = { change: { kind: 'terms' as const, policies: [draftOf.forAnyStay(draft)] }, stay };
  const { preview, refusal, isOld } = usePreview(asked, known.version);
  const price = preview?.pays?.after;
  const change = (part: Partial<RateTermsWire>) =>
    type(drafts.with(drafts.indexOf(draft), { ...draft, ...part }));
  const onChange = mayChange ? change : undefined;
  const conflict = price?.policy && !isOld ? conflictOf(motel, draft, price.policy) : undefined;
  const { never } = draftOf.endOf(drafts);
  return (
    <>
      <DeskCard
        title={termsWords(motel, known, draft).name}
        aside={mayChange && <SetDeeds {...{ draft, list, known }} onChange={change} />}
      >
        <TermsEditor {...{ draft, list, known, onChange }} />
        <KeptBar terms={draft} from={stay.from} />
        {onChange && conflict && (
          <Warning remedies={conflict.remedies.map(([words, part]) => [words, () => change(part)])}>
            <strong>{conflict.title}</strong> {conflict.sum}
          </Warning>
        )}
        {onChange && never.length > 0 && (
          <Warning remedies={[['Remove these', () => type(drafts.filter((one) => !never.includes(one)))]]}>
            {`Below a set for everyone, these are never used: ${never.map((one) => termsWords(motel, known, one).name).join(', ')}.`}
          </Warning>
        )}
        {onChange && (
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

interface SetDeedsProps extends TermsSetProps {
  readonly onChange: (part: Partial<RateTermsWire>) => void;
}

function SetDeeds({ draft, list: { drafts, type }, onChange }: SetDeedsProps) {
  const moved = (by: number) => draftOf.movedTo(drafts, draft, draftOf.besideIn(drafts, draft, by));
  const { last } = draftOf.endOf(drafts);
  const deeds = [
    ['Move up', moved(-1)],
    ['Move down', moved(1)],
    ['Remove', draft === last ? drafts : drafts.filter((one) => one !== draft)],
  ] as const;
  return (
    <span className={styles.deeds}>
      <Choice label="The name:" value="Rename" options={[]} onChoose={() => undefined}>
        <TextField
          label="Name"
          value={draft.name ?? ''}
          maxLength={200}
          onChange={(name) => onChange({ name: name || undefined })}
        />
      </Choice>
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
