import type { DeskStay } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { shownDates, shownMoment } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../shared/parts/Page.tsx';
import { QrCode } from '../../shared/qr/QrCode.tsx';
import { address, link, words } from './cards.css.ts';
import { type PanelProps, useDeed } from './panel/PanelForm.tsx';

type Waiting = DeskStay['waiting'][number];

/** A payment by a link that has not come yet: its code for the guest's phone, and where it was mailed. */
export function OpenLinks({ waiting, ...props }: PanelProps & { readonly waiting: Waiting }) {
  const { shownMoney } = useMotel();
  const [isCopied, setCopied] = useState(false);
  const { stay } = props;
  const end = useDeed('endLink', props);
  const { url, amount, until } = waiting;
  const isCard = amount === 0;
  const what = isCard ? 'a card' : shownMoney(amount);
  return (
    <DeskCard title={`Waits for ${what}`} aside={`until ${shownMoment(until)}`}>
      <div className={link}>
        {url !== undefined && <QrCode text={url} label={`Payment link for ${what}`} />}
        <div className={words}>
          <p>
            <strong>
              {isCard ? 'The rooms are held until the guest has left a card.' : WORDS[waiting.for].what}
            </strong>
            {waiting.change && ` ${changeWords(waiting.change)}`}{' '}
            {stay.guest.email === ''
              ? 'The guest has no mail address: let their phone read the code.'
              : `The link was mailed to ${stay.guest.email}. A phone can read the code, too.`}
          </p>
          {url !== undefined && (
            <>
              <a className={address} href={url} target="_blank" rel="noreferrer">
                {url}
              </a>
              <DeskButton
                icon="link"
                onClick={async () => {
                  await navigator.clipboard.writeText(url);
                  setCopied(true);
                }}
              >
                {isCopied ? 'Copied' : 'Copy the link'}
              </DeskButton>
            </>
          )}
          {end.problem !== undefined && <Alert tone="error">{end.problem.message}</Alert>}
          <DeskButton
            variant="bad"
            disabled={end.isPressing}
            onClick={() => end.press({}, 'The payment link is ended.')}
          >
            {WORDS[waiting.for].end}
          </DeskButton>
        </div>
      </div>
    </DeskCard>
  );
}

function changeWords({ checkIn, checkOut, room }: NonNullable<Waiting['change']>): string {
  const dates = `New dates: ${shownDates(checkIn, checkOut)}.`;
  return room === undefined ? dates : `${dates} Room ${room}, when paid and still free.`;
}

const WORDS: Record<Waiting['for'], { readonly what: string; readonly end: string }> = {
  stay: { what: 'The rooms are held until the guest has paid.', end: 'Release the hold' },
  change: { what: 'The stay changes when the guest has paid.', end: 'Drop the change' },
  balance: { what: 'The guest pays the balance by a link.', end: 'End the link' },
};
