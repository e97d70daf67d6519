import { CancelPanel } from './CancelPanel.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { GuestPanel } from './GuestPanel.tsx';
import { MailPanel } from './MailPanel.tsx';
import { NotePanel } from './NotePanel.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import type { PanelProps } from './panel-props.ts';
import { isChangeView, isOpen, type PanelView, TAB_TITLES, TABS } from './panel-view.ts';
import { RefundPanel } from './RefundPanel.tsx';
import { ReinstatePanel } from './ReinstatePanel.tsx';
import { panel, tab, tabs } from './StayPanel.css.ts';

interface StayPanelProps extends PanelProps {
  readonly view: PanelView;
  readonly onView: (view: PanelView) => void;
}

/** The one place where a stay is changed: what it does to the money first, then the button. */
export function StayPanel({ view, onView, ...props }: StayPanelProps) {
  const { stay } = props;
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
            disabled={!isOpen(each, stay)}
            onClick={() => onView(each)}
          >
            {TAB_TITLES[each]}
          </button>
        ))}
      </div>
      {/* The tabs of a change share what is typed. */}
      <Content key={isChangeView(view) ? 'change' : view} view={view} {...props} />
    </section>
  );
}

function Content({ view, ...props }: PanelProps & { readonly view: PanelView }) {
  switch (view) {
    case 'dates':
    case 'room':
    case 'party':
      return <ChangePanel {...props} view={view} />;
    case 'payment':
      return <PaymentPanel {...props} />;
    case 'refund':
      return <RefundPanel {...props} />;
    case 'cancel':
      return <CancelPanel {...props} isNoShow={false} />;
    case 'no-show':
      return <CancelPanel {...props} isNoShow />;
    case 'reinstate':
      return <ReinstatePanel {...props} />;
    case 'note':
      return <NotePanel {...props} />;
    case 'guest':
      return <GuestPanel {...props} />;
    case 'mail':
      return <MailPanel {...props} />;
  }
}
