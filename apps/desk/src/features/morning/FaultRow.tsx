import type { Remedy } from '@motel/api-client/desk-contracts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { DeskLink } from '../../shared/parts/DeskButton.tsx';
import { command, fault, mark, remedy as remedyStyle, soft, words } from './MorningPage.css.ts';

interface FaultRowProps {
  readonly sentence: string;
  readonly remedy: Remedy;
}

/** A fault in a sentence, and the one thing to do about it. */
export function FaultRow({ sentence, remedy }: FaultRowProps) {
  return (
    <div className={fault}>
      <DeskIcon name="warning" className={mark} />
      <p className={words}>{sentence}</p>
      {remedy.kind === 'command' ? (
        <div className={remedyStyle}>
          <span className={soft}>{remedy.label}, at the motel's machine:</span>
          <code className={command}>{remedy.line}</code>
        </div>
      ) : (
        <DeskLink to={addressOf(remedy)} icon="forward">
          {remedy.label}
        </DeskLink>
      )}
    </div>
  );
}

function addressOf(remedy: Exclude<Remedy, { kind: 'command' }>): string {
  switch (remedy.kind) {
    case 'stay':
      return `/stays/${remedy.id}`;
    case 'receipts':
      return `/stays/${remedy.id}/receipts`;
    case 'plan':
      return `/plan?from=${remedy.date}`;
    case 'till':
      return `/till?date=${remedy.date}`;
  }
}
