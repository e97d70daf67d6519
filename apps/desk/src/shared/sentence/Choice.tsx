import { Popover, type PopoverProps, TextField } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { whichOne } from '../field/typed-amount.tsx';
import { Segments } from '../parts/Segments.tsx';
import { changed, inPanel, usual, usuals } from './Sentences.css.ts';

interface ChoiceProps<Value extends string> extends Pick<PopoverProps, 'label' | 'value'> {
  /** The usual ones: a press on one of them closes the panel. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen?: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** Typed, and not saved yet. */
  readonly isChanged?: boolean;
  /** Fields for others than the usual ones. */
  readonly children?: ReactNode;
}

/** A choice within a sentence: its words are a button, which opens the others. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, chosen, onChoose, isChanged, children } = props;
  const [open, setOpen] = useState(false);
  return (
    <span className={isChanged ? changed : undefined}>
      <Popover label={label} value={value} open={open} onOpenChange={setOpen} frame="inline">
        <div className={inPanel}>
          <Segments
            label={label}
            options={options}
            value={chosen}
            styles={{ segments: usuals, segment: usual }}
            onChange={(next) => {
              onChoose(next);
              setOpen(false);
            }}
          />
          {children}
        </div>
      </Popover>
    </span>
  );
}

interface TypedChoiceProps<Value> {
  readonly label: string;
  /** All values that a text can mean. */
  readonly read: (text: string) => readonly Value[];
  readonly onRead: (value: Value) => void;
}

/** Another value than the usual ones; taken once what is typed means one thing alone. */
export function TypedChoice<Value extends string | number>(props: TypedChoiceProps<Value>) {
  const { label, read, onRead } = props;
  const [text, setText] = useState('');
  const ways = read(text);
  const type = (next: string) => {
    setText(next);
    const [value, another] = read(next);
    if (value !== undefined && another === undefined) onRead(value);
  };
  return (
    <TextField
      label={label}
      value={text}
      error={text !== '' && ways.length === 0 ? 'This cannot be read.' : undefined}
      hint={whichOne(ways, type)}
      onChange={type}
    />
  );
}
