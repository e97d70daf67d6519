import type { SiteField } from '@motel/api-client/desk-contracts';
import type { KeyboardEvent } from 'react';
import { KeyHints } from '../../../shared/keyboard/KeyHints.tsx';
import type { OtherKeys } from '../../../shared/keyboard/use-shortcuts.ts';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { area, deeds, hints } from './Translate.css.ts';

interface WritingProps extends Pick<SiteField, 'label' | 'near'> {
  readonly words: string;
  readonly isPressing: boolean;
  readonly onType: (words: string) => void;
  readonly onKeep: (words: string) => void;
  readonly onSkip: () => void;
}

const KEYS: OtherKeys = [
  [['↵'], 'keep and next'],
  [['↓'], 'skip'],
  [['Ctrl', '↵'], 'new line'],
];

/** The sentence that is written, with what was written before: in its place, or of one that is like it. */
export function Writing({ label, near, words, isPressing, onType, onKeep, onSkip }: WritingProps) {
  function onKeyDown(event: KeyboardEvent): void {
    const skips = event.key === 'ArrowDown' && !words.includes('\n');
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && !skips)) return;
    event.preventDefault();
    if (skips) onSkip();
    else if (event.ctrlKey || event.shiftKey) onType(`${words}\n`);
    else onKeep(words);
  }
  return (
    <div className={deeds}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the person chose this sentence, or has kept the one before it
        autoFocus
        aria-label={label}
        className={area}
        rows={Math.max(2, words.split('\n').length)}
        value={words}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <DeskButton size="small" variant="solid" busy={isPressing} onClick={() => onKeep(words)}>
        Keep, next
      </DeskButton>
      <DeskButton size="small" onClick={onSkip}>
        Skip
      </DeskButton>
      <KeyHints className={hints} keys={KEYS} />
      {near && (
        <p>
          {near.isFormer ? `It said “${near.text}”, and you wrote: ` : `For “${near.text}” you wrote: `}
          <strong>{near.words}</strong>
        </p>
      )}
      {near?.isFormer && (
        <DeskButton size="small" onClick={() => onKeep(near.words)}>
          Still right
        </DeskButton>
      )}
      {near && (
        <DeskButton size="small" onClick={() => onType(near.words)}>
          {near.isFormer ? 'Rewrite' : 'Begin with it'}
        </DeskButton>
      )}
    </div>
  );
}
