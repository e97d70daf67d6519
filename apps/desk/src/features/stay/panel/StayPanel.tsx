import type { AnswerTo, TypedGuest } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { Alert, TextField } from '@motel/ui';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../../../shared/field/use-kept.ts';
import { useGuestInputs } from '../../../shared/guest/guest-inputs.tsx';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { together, useDesk, useFresh, usePress } from '../../../shared/wire/calls.ts';
import { CancelPanel } from './CancelPanel.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { ChargePanel } from './ChargePanel.tsx';
import { PaymentPanel, RefundPanel, WaivePanel } from './MoneyPanels.tsx';
import { Options, PanelForm, type PanelProps, useDeed, type ViewProps } from './PanelForm.tsx';
import { isChangeView, isOpen, type PanelView, TAB_TITLES, TABS, whyClosed } from './panel-view.ts';
import { panel, tab, tabs, two } from './StayPanel.css.ts';

interface StayPanelProps extends ViewProps {
  readonly onView: (view: PanelView) => void;
}

/** The one place where a stay is changed: what it does to the money first, then the button. */
export function StayPanel({ view, onView, ...props }: StayPanelProps) {
  const { stay } = props;
  const Panel = PANELS[view];
  // A tab that was pressed in vain: it says why.
  const [asked, setAsked] = useState<PanelView | undefined>(undefined);
  const why = asked && whyClosed(asked, stay);
  const leaves = useSearchParams()[0].get('leaves');
  return (
    <section className={panel} aria-label="Change this stay">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown */}
      <div className={tabs} role="group" aria-label="What changes">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            className={tab}
            aria-pressed={each === view}
            aria-disabled={whyClosed(each, stay) !== undefined}
            title={whyClosed(each, stay)}
            onClick={() => (isOpen(each, stay) ? onView(each) : setAsked(each))}
          >
            {TAB_TITLES[each]}
          </button>
        ))}
      </div>
      {why !== undefined && (
        <Alert tone="info" action={<DeskButton onClick={() => setAsked(undefined)}>OK</DeskButton>}>
          {why}
        </Alert>
      )}
      {/* The tabs of a change share what is typed. */}
      <Panel key={isChangeView(view) ? `change ${leaves}` : view} view={view} {...props} />
    </section>
  );
}

const PANELS: Readonly<Record<PanelView, ComponentType<ViewProps>>> = {
  dates: ChangePanel,
  room: ChangePanel,
  party: ChangePanel,
  payment: PaymentPanel,
  charge: ChargePanel,
  refund: RefundPanel,
  waive: WaivePanel,
  cancel: CancelPanel,
  'no-show': CancelPanel,
  reinstate: ReinstatePanel,
  note: NotePanel,
  guest: GuestPanel,
  mail: MailPanel,
};

export function NotePanel(props: PanelProps) {
  // Also after a look at another page, and while the line is down.
  const [typed, setTyped] = useKept(`desk-note-${props.stay.id}`, (text) =>
    typeof text === 'string' ? text : '',
  );
  const note = useDeed('noteStay', props);
  const leave = async () => {
    if (await note.press({ text: typed.trim() }, 'The note is on this page.')) setTyped('');
  };
  return (
    <PanelForm
      title="Note"
      lead="Everybody at the desk reads it, the guest does not."
      deed="Leave the note"
      press={note}
      isReady={typed.trim() !== ''}
      onSubmit={leave}
    >
      <TextField label="Note" rows={4} value={typed} onChange={setTyped} isChanged={typed !== ''} />
    </PanelForm>
  );
}

/** Undoes a no-show or a cancellation. */
function ReinstatePanel(props: PanelProps) {
  const { shownMoney } = useMotel();
  const { id, isNoShow } = props.stay;
  const undo = useDeed('reinstateStay', props);
  const asked = { parts: { id } };
  const { data: preview, error } = useFresh('previewReinstate', asked, { enabled: !undo.isPressing });
  const stand = async () => {
    if (preview === undefined) return;
    await undo.press({ balance: toDollars(preview.balance) }, 'The stay is confirmed again.');
  };
  const owes = preview !== undefined && preview.balance > 0 ? `, ${shownMoney(preview.balance)} due` : '';
  return (
    <PanelForm
      title={isNoShow ? 'Undo the no-show' : 'Undo the cancellation'}
      lead={preview?.words ?? error?.message}
      deed={`Confirm the stay again${owes}`}
      press={undo}
      isReady={preview?.isFree === true}
      onSubmit={stand}
    />
  );
}

/** Mails the guest again: the latest letter, or the numbered receipt, which is issued first where one is due. */
function MailPanel(props: PanelProps) {
  const { stay, onDone } = props;
  const motel = useMotel();
  const [what, setWhat] = useState<'letter' | 'receipt'>('letter');
  const { data } = useDesk('receipts', { parts: { id: stay.id } });
  const letter = useDeed('mailGuest', props);
  const issue = usePress('issueReceipt');
  const receipt = usePress('mailReceipt');
  const { email } = stay.guest;
  const paper = data && paperOf(motel, data);

  async function issueNext({ kind, total }: NonNullable<AnswerTo<'receipts'>['next']>) {
    return issue.press({
      parts: { id: stay.id },
      body: { version: stay.version, kind, total: toDollars(total) },
    });
  }
  async function mailReceipt(): Promise<boolean> {
    const { number } = (data?.next ? await issueNext(data.next) : data?.receipts.at(-1)) ?? {};
    return number !== undefined && (await receipt.press({ parts: { number } })) !== undefined;
  }
  const sent = `The mail to ${email} is on its way.`;
  const send = async () => {
    if (what === 'letter') await letter.press({}, sent);
    else if (await mailReceipt()) onDone(sent);
  };
  const choices = [
    { id: 'letter', title: 'The latest letter', note: 'The last one about this stay, again' },
    ...(paper === undefined ? [] : [{ id: 'receipt', title: paper.title, note: paper.note } as const]),
  ] as const;
  return (
    <PanelForm
      title="Mail"
      lead={`To ${email}.`}
      deed={what === 'receipt' && paper !== undefined ? paper.deed : 'Mail it again'}
      press={what === 'receipt' ? together(issue, receipt) : letter}
      onSubmit={send}
    >
      <Options label="Mail" value={what} onChange={setWhat} choices={choices} />
    </PanelForm>
  );
}

const NAMES = { receipt: 'receipt', 'credit-note': 'credit note' } as const;

/** The paper that the guest gets: the next one, which is issued first, or the last one as it was issued. */
function paperOf({ shownMoney }: DeskMotel, { next, receipts }: AnswerTo<'receipts'>) {
  const last = receipts.at(-1);
  if (next !== undefined) {
    const name = NAMES[next.kind];
    return {
      title: `The ${name}, ${shownMoney(next.total)}`,
      note: 'It gets its number now, and does not change after',
      deed: `Issue and mail the ${name}`,
    };
  }
  if (last === undefined) return undefined;
  const name = NAMES[last.kind];
  return { title: `The ${name} ${last.number}`, note: 'As it was issued', deed: `Mail the ${name}` };
}

export function GuestPanel(props: PanelProps) {
  const { before, ...known } = props.stay.guest;
  // Only what this person has typed: the rest follows the stay.
  const [edits, setEdits] = useState<Partial<TypedGuest>>({});
  const guest = { ...known, ...edits };
  const edit = useDeed('editGuest', props);
  const inputs = useGuestInputs({
    guest,
    onChange: (typed) => setEdits({ ...edits, ...typed }),
    issues: edit.problem?.problem?.issues ?? [],
    known,
  });
  const save = async () => {
    if (await edit.press({ guest }, 'The guest’s details are changed.')) setEdits({});
  };
  return (
    <PanelForm
      title="Guest"
      lead="The number with which the guest signs in on the website does not change."
      deed="Save the guest"
      press={edit}
      isReady={(Object.keys(edits) as (keyof TypedGuest)[]).some((name) => guest[name] !== known[name])}
      onSubmit={save}
    >
      <div className={two}>{inputs.detailsOf('text')}</div>
      {inputs.detailsOf('phone')}
      {inputs.detailsOf('email')}
      {inputs.car}
      {inputs.language}
      {inputs.detailsOf('note')}
    </PanelForm>
  );
}
