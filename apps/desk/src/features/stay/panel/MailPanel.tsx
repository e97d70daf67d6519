import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { useId, useState } from 'react';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { together, usePress } from '../../../shared/wire/use-press.ts';
import { PanelForm, type PanelProps, useDeed } from './PanelForm.tsx';
import { option, optionNote, options, radio } from './StayPanel.css.ts';

type Receipts = AnswerOf<DeskCalls['receipts']>;

/** Mails the guest again: the latest letter, or the numbered receipt, which is issued first where one is due. */
export function MailPanel(props: PanelProps) {
  const { stay, onDone } = props;
  const motel = useMotel();
  const name = useId();
  const [what, setWhat] = useState<'letter' | 'receipt'>('letter');
  const { data } = useDesk('receipts', { parts: { id: stay.id } });
  const letter = useDeed('mailGuest', props);
  const issue = usePress('issueReceipt');
  const receipt = usePress('mailReceipt');
  const { email } = stay.guest;
  const paper = data && paperOf(motel, data);

  async function mailReceipt(): Promise<boolean> {
    if (data?.next !== undefined) {
      const { kind, total } = data.next;
      const body = { version: stay.version, kind, total: toDollars(total) };
      const issued = await issue.press({ parts: { id: stay.id }, body });
      return issued !== undefined && (await receipt.press({ parts: issued })) !== undefined;
    }
    const number = data?.receipts.at(-1)?.number;
    return number !== undefined && (await receipt.press({ parts: { number } })) !== undefined;
  }
  const sent = `The mail to ${email} is on its way.`;
  const send = async () => {
    if (what === 'letter') await letter.press({}, sent);
    else if (await mailReceipt()) onDone(sent);
  };
  const choices = [
    { what: 'letter', title: 'The latest letter', note: 'The last one about this stay, again' },
    ...(paper === undefined ? [] : [{ what: 'receipt', title: paper.title, note: paper.note } as const]),
  ] as const;
  return (
    <PanelForm
      title="Mail"
      lead={`To ${email}.`}
      deed={what === 'receipt' && paper !== undefined ? paper.deed : 'Mail it again'}
      press={what === 'receipt' ? together(issue, receipt) : letter}
      onSubmit={send}
    >
      <fieldset className={options} aria-label="Mail">
        {choices.map((each) => (
          <label key={each.what} className={option}>
            <input
              type="radio"
              name={name}
              className={radio}
              checked={each.what === what}
              onChange={() => setWhat(each.what)}
            />
            <strong>{each.title}</strong>
            <span className={optionNote}>{each.note}</span>
          </label>
        ))}
      </fieldset>
    </PanelForm>
  );
}

const NAMES = { receipt: 'receipt', 'credit-note': 'credit note' } as const;

/** The paper that the guest gets: the next one, which is issued first, or the last one as it was issued. */
function paperOf({ shownMoney }: DeskMotel, { next, receipts }: Receipts) {
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
