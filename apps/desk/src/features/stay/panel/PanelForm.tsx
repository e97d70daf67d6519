import type { AskedOf } from '@motel/api-client';
import type { DeskCalls, DeskStay } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import type { GivenRooms } from '../../../shared/rooms/RoomPicker.tsx';
import { type Doing, type Pressed, usePress } from '../../../shared/wire/calls.ts';
import type { PanelView } from './panel-view.ts';
import * as styles from './StayPanel.css.ts';
import type { TypedChange } from './wanted-change.ts';

interface PanelFormProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** The words of the button: what it does, and the amount. */
  readonly deed: string;
  readonly press: Pressed;
  /** There is nothing to do yet. @default false */
  readonly isHidden?: boolean;
  /** A required entry is missing. @default true */
  readonly isReady?: boolean;
  /** The missing entry, in a sentence. */
  readonly lacks?: string | undefined;
  readonly onSubmit: () => void;
}

/** One thing that is done to a stay: what it does first, then its button, and why it was refused. */
export function PanelForm(props: PanelFormProps) {
  const { title, lead, children, deed, press, isHidden = false, isReady = true, lacks, onSubmit } = props;
  const { isPressing, problem } = press;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPressing) onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h2>{title}</h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
      {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
      {!isHidden && (
        <div className={styles.deed}>
          <DeskButton type="submit" variant="solid" size="large" full disabled={!isReady || isPressing}>
            {deed}
          </DeskButton>
          {lacks !== undefined && <p className={styles.lead}>{lacks}</p>}
        </div>
      )}
    </form>
  );
}

interface OptionsProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly choices: readonly Readonly<Record<'title' | 'note', string> & { id: Id; amount?: string }>[];
}

/** One of a few things to do, each with a note below it. */
export function Options<Id extends string>({ label, value, onChange, choices }: OptionsProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.options} aria-label={label}>
      {choices.map(({ id, title, amount, note }) => (
        <label key={id} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          <strong>{title}</strong>
          {amount !== undefined && <strong>{amount}</strong>}
          <span className={styles.optionNote}>{note}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How a press is undone; a move to other rooms, by the rooms before. */
export type Undo = 'undo-attendance' | 'reinstate' | GivenRooms;

export interface PanelProps {
  /** As the person has seen it. */
  readonly stay: DeskStay;
  /** @param words what was done, as a sentence @param undo how it is undone, where it can be */
  readonly onDone: (words: string, undo?: Undo) => void;
}

type StayDoing = {
  [Name in Doing]: AskedOf<DeskCalls[Name]> extends { body: { version: string }; parts: { id: string } }
    ? Name
    : never;
}[Doing];

/** A press on the stay as the person has seen it, which then says what was done. */
export function useDeed<Name extends StayDoing>(name: Name, { stay: { id, version }, onDone }: PanelProps) {
  const { press, ...pressed } = usePress(name);
  type Asked = AskedOf<DeskCalls[Name]>;
  return {
    ...pressed,
    /** @returns whether it was done */
    async press(body: Omit<Asked['body'], 'version'>, ...said: Parameters<PanelProps['onDone']>) {
      const asked: unknown = { parts: { id }, body: { version, ...body } };
      const isDone = (await press(asked as Omit<Asked, 'key'>)) !== undefined;
      if (isDone) onDone(...said);
      return isDone;
    },
  };
}

export interface ViewProps extends PanelProps {
  readonly view: PanelView;
}

export interface FieldsProps {
  readonly stay: DeskStay;
  readonly typed: TypedChange;
  readonly onChange: (typed: Partial<TypedChange>) => void;
}
