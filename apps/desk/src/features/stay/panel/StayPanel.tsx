import { toDollars } from '@motel/booking-core';
import { Alert, TextField } from '@motel/ui';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../../../shared/field/use-kept.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import { CancelPanel } from './CancelPanel.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { ChargePanel } from './ChargePanel.tsx';
import { GuestPanel } from './GuestPanel.tsx';
import { MailPanel } from './MailPanel.tsx';
import { PanelForm, type PanelProps, type ViewProps } from './PanelForm.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { isChangeView, isOpen, type PanelView, TAB_TITLES, TABS, whyClosed } from './panel-view.ts';
import { RefundPanel } from './RefundPanel.tsx';
import { panel, tab, tabs } from './StayPanel.css.ts';
import { WaivePanel } from './WaivePanel.tsx';

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

/** Leaves a note about the stay, for the next shift. */
export function NotePanel({ stay, onDone }: PanelProps) {
  // Also after a look at another page, and while the line is down.
  const [typed, setTyped] = useKept(`desk-note-${stay.id}`, (text) => (typeof text === 'string' ? text : ''));
  const note = usePress('noteStay');
  const leave = async () => {
    const done = await note.press({
      parts: { id: stay.id },
      body: { version: stay.version, text: typed.trim() },
    });
    if (done === undefined) return;
    setTyped('');
    onDone('The note is on this page.');
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
function ReinstatePanel({ stay, onDone }: PanelProps) {
  const { shownMoney } = useMotel();
  const { id, version, isNoShow } = stay;
  const undo = usePress('reinstateStay');
  const { data, error } = useDesk('previewReinstate', { parts: { id } }, { enabled: !undo.isPressing });
  const preview = error === null ? data : undefined;
  const stand = async () => {
    if (preview === undefined) return;
    const done = await undo.press({ parts: { id }, body: { version, balance: toDollars(preview.balance) } });
    if (done !== undefined) onDone('The stay is confirmed again.');
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
