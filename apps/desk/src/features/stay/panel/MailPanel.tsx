import { useId, useState } from 'react';
import { usePress } from '../../../shared/wire/use-press.ts';
import { PanelForm } from './PanelForm.tsx';
import type { PanelProps } from './panel-props.ts';
import { option, optionNote, options, radio } from './StayPanel.css.ts';

const MAILS = [
  { what: 'latest', title: 'The latest letter', note: 'The last one about this stay, once more' },
  { what: 'receipt', title: 'The receipt', note: 'Once something is paid' },
] as const;

/** Mails the guest again. */
export function MailPanel({ stay, onDone }: PanelProps) {
  const name = useId();
  const [what, setWhat] = useState<(typeof MAILS)[number]['what']>('latest');
  const mail = usePress('mailGuest');
  const { email } = stay.guest;
  const send = async () => {
    const done = await mail.press({ parts: { id: stay.id }, body: { what } });
    if (done !== undefined) onDone(`The mail to ${email} is on its way.`);
  };
  return (
    <PanelForm
      title="Mail"
      lead={`To ${email}.`}
      deed="Mail it again"
      isPressing={mail.isPressing}
      problem={mail.problem}
      onSubmit={send}
    >
      <fieldset className={options} aria-label="Mail">
        {MAILS.map((each) => (
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
