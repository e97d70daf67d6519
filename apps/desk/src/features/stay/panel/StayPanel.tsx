import { CancelPanel } from './CancelPanel.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import type { PanelProps } from './panel-props.ts';
import { isOpen, type PanelView } from './panel-view.ts';
import { RefundPanel } from './RefundPanel.tsx';
import { ReinstatePanel } from './ReinstatePanel.tsx';
import { nothing, panel, tab, tabs } from './StayPanel.css.ts';

interface StayPanelProps extends PanelProps {
  readonly view: PanelView | undefined;
  readonly onView: (view: PanelView) => void;
}

const TABS: readonly { readonly view: PanelView; readonly title: string }[] = [
  { view: 'cancel', title: 'Cancel' },
];

/** The one place where a stay is changed: what it does to the money first, then the button. */
export function StayPanel({ view, onView, ...props }: StayPanelProps) {
  const { stay } = props;
  return (
    <section className={panel} aria-label="Change this stay">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown */}
      <div className={tabs} role="group" aria-label="What changes">
        {TABS.map((each) => (
          <button
            key={each.view}
            type="button"
            className={tab}
            aria-pressed={each.view === view}
            disabled={!isOpen(each.view, stay)}
            onClick={() => onView(each.view)}
          >
            {each.title}
          </button>
        ))}
      </div>
      <Content key={`${stay.id} ${view}`} view={view} {...props} />
    </section>
  );
}

function Content({ view, ...props }: PanelProps & { readonly view: PanelView | undefined }) {
  switch (view) {
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
    case undefined:
      return <p className={nothing}>Nothing of this stay can be changed any more.</p>;
  }
}
