import { Alert } from '@motel/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PaperPage } from '../../shared/paper/PaperPage.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { ReceiptPaper } from './ReceiptPaper.tsx';

/** A receipt as it was issued: printed as often as one likes, and mailed. */
export function ReceiptPage() {
  const { number = '' } = useParams();
  const { data, error } = useDesk('receipt', { parts: { number } }, { refresh: false });
  const mail = usePress('mailReceipt');
  const [isMailed, setMailed] = useState(false);
  if (data === undefined) {
    return <PageHead title={`Receipt ${number}`} {...(error && { note: 'There is no such receipt.' })} />;
  }
  return (
    <PaperPage
      title={`${data.kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`}
      back={{ to: `/stays/${data.stay.id}/receipts`, label: data.stay.reference }}
      beside={
        <DeskButton
          icon="mail"
          disabled={mail.isPressing}
          onClick={async () => setMailed((await mail.press({ parts: { number } })) !== undefined)}
        >
          Mail it
        </DeskButton>
      }
      said={
        <>
          {mail.problem && <Alert tone="error">{mail.problem.message}</Alert>}
          {isMailed && (
            <Alert tone="success">
              <strong>It is on its way to the guest.</strong> The stay's story shows when it was sent.
            </Alert>
          )}
        </>
      }
    >
      <ReceiptPaper receipt={data} />
    </PaperPage>
  );
}
