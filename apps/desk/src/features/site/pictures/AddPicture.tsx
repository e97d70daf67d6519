import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { usePress } from '../../../shared/wire/calls.ts';
import { inside, line, soft } from '../Site.css.ts';
import { chooser } from './Pictures.css.ts';

export type AddedPicture = AnswerOf<DeskCalls['addPhotograph']>;

interface AddPictureProps<Picture> {
  readonly label: string;
  /** Of the button that adds it. */
  readonly action: string;
  /** Media types of the files. */
  readonly accept: string;
  /** @returns a sentence about why the file is no such picture */
  readonly read: (file: File) => Promise<Picture | string>;
  /** In base64. */
  readonly bytesOf: (picture: Picture) => Promise<string> | string;
  /** Shows the chosen picture. */
  readonly show: (picture: Picture) => ReactNode;
  readonly onAdded: (added: AddedPicture) => void;
}

/** Chooses a file and what it shows in words, and puts it into the draft. */
export function AddPicture<Picture extends object>(props: AddPictureProps<Picture>) {
  const { label, action, accept, read, bytesOf, show, onAdded } = props;
  const file = useRef<HTMLInputElement>(null);
  const fileId = useId();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly picture: Picture } | undefined>();
  const [alt, setAlt] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const { press, isPressing, problem } = usePress('addPhotograph');

  async function choose(picked: File | undefined): Promise<void> {
    if (picked === undefined) return;
    const picture = await read(picked);
    setRefusal(typeof picture === 'string' ? picture : undefined);
    setChosen(typeof picture === 'string' ? undefined : { name: picked.name, picture });
  }

  async function add({ name, picture }: NonNullable<typeof chosen>): Promise<void> {
    const added = await press({ body: { name, alt, bytes: await bytesOf(picture) } });
    if (added === undefined) return;
    setChosen(undefined);
    setAlt('');
    if (file.current !== null) file.current.value = '';
    onAdded(added);
  }

  return (
    <div className={inside}>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <label htmlFor={fileId}>{label}</label>
      <input
        ref={file}
        id={fileId}
        className={chooser}
        type="file"
        accept={accept}
        disabled={isPressing}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {chosen && (
        <>
          {show(chosen.picture)}
          <div className={line}>
            <TextField label="What it shows, for guests who cannot see it" value={alt} onChange={setAlt} />
            <DeskButton
              icon="plus"
              busy={isPressing}
              disabled={!/\S\s+\S+\s+\S/.test(alt)}
              onClick={() => void add(chosen)}
            >
              {action}
            </DeskButton>
          </div>
          <span className={soft}>
            {isPressing ? 'Its sizes are being made: some seconds.' : 'Three words or more.'}
          </span>
        </>
      )}
    </div>
  );
}
