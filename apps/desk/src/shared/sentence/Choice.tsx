import { Popover, TextField } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { whichOne } from '../field/typed-amount.tsx';
import { Segments } from '../parts/Segments.tsx';
import { changed, inPanel, usual as usualStyle, usuals } from './Sentences.css.ts';

type Words<Draft> = (draft: Draft) => string;
type Change<Draft> = (part: Partial<Draft>) => void;
/** Fields for others than the usual ones. */
type Panel<Draft> = (draft: Draft, onChange: Change<Draft>, words: Words<Draft>) => ReactNode;

export type Choice<Draft> = ReturnType<typeof choiceOf<Draft>>;

/**
 * A choice within a sentence.
 * @param words what the sentence says of a draft
 * @param usual parts by which a draft says something else; a press on one of them closes the panel
 */
export function choiceOf<Draft>(
  label: string,
  words: Words<Draft>,
  usual: readonly Partial<Draft>[],
  panel?: Panel<Draft>,
) {
  return { label, words, usual, panel };
}

/** A field for other parts. @param read all that a text can mean */
export function typedPanel<Draft>(
  label: string,
  read: (text: string) => readonly Partial<Draft>[],
): Panel<Draft> {
  return (draft, onChange, words) => (
    <TypedField label={label} read={(text) => named(draft, words, read(text))} onRead={onChange} />
  );
}

function named<Draft>(draft: Draft, words: Words<Draft>, parts: readonly Partial<Draft>[]) {
  return new Map(parts.map((part) => [words({ ...draft, ...part }), part]));
}

export interface Chosen<Draft> {
  readonly draft: Draft;
  /** As it is saved. */
  readonly before: Draft;
  /** Absent for a person who may not. */
  readonly onChange: Change<Draft> | undefined;
}

/** Its words are a button, which opens the others. */
export function ChoiceButton<Draft>(props: Choice<Draft> & Chosen<Draft>) {
  const { label, words, usual, panel, draft, before, onChange } = props;
  const [open, setOpen] = useState(false);
  const said = words(draft);
  if (onChange === undefined) return <strong>{said}</strong>;
  const parts = named(draft, words, usual);
  return (
    <span className={said === words(before) ? undefined : changed}>
      <Popover label={label} value={said} open={open} onOpenChange={setOpen} frame="inline">
        <div className={inPanel}>
          <Segments
            label={label}
            options={[...parts.keys()].map((value) => ({ value, label: value }))}
            value={said}
            styles={{ segments: usuals, segment: usualStyle }}
            onChange={(chosen) => {
              onChange(parts.get(chosen) ?? {});
              setOpen(false);
            }}
          />
          {panel?.(draft, onChange, words)}
        </div>
      </Popover>
    </span>
  );
}

interface TypedFieldProps<Part> {
  readonly label: string;
  /** All parts that a text can mean, by their words. */
  readonly read: (text: string) => ReadonlyMap<string, Part>;
  readonly onRead: (part: Part) => void;
}

/** A text counts once it means one thing alone. */
function TypedField<Part>({ label, read, onRead }: TypedFieldProps<Part>) {
  const [text, setText] = useState('');
  const ways = read(text);
  const take = (next: string, [part, another]: readonly (Part | undefined)[]) => {
    setText(next);
    if (part !== undefined && another === undefined) onRead(part);
  };
  return (
    <TextField
      label={label}
      value={text}
      error={text !== '' && ways.size === 0 ? 'This cannot be read.' : undefined}
      hint={whichOne([...ways.keys()], (way) => take('', [ways.get(way)]))}
      onChange={(next) => take(next, [...read(next).values()])}
    />
  );
}
