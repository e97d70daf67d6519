import { toDollars } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { usePress } from '../../../shared/wire/use-press.ts';
import { PanelForm } from './PanelForm.tsx';
import type { PanelProps } from './panel-props.ts';

/** Undoes a no-show or a cancellation. */
export function ReinstatePanel({ stay, onDone }: PanelProps) {
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
      isPressing={undo.isPressing}
      isReady={preview?.isFree === true}
      problem={undo.problem}
      onSubmit={stand}
    />
  );
}
