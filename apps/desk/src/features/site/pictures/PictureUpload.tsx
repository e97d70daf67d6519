import { buttonStyle, classes } from '@motel/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DeskIcon, type DeskIconName } from '../../../shared/icon/DeskIcon.tsx';
import { useShortcuts } from '../../../shared/keyboard/use-shortcuts.ts';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { callDesk, problemOf } from '../../../shared/wire/calls.ts';
import * as styles from './Pictures.css.ts';
import { dataAddress, readPhotograph } from './read-photograph.ts';

interface PictureUploadProps {
  /** @default photographs */
  readonly label?: string;
  /** Media types of the files. @default all pictures */
  readonly accept?: string;
  /** @returns what is sent of a file, or a sentence about why it is no such picture */
  readonly read?: (file: File) => Promise<Blob | string>;
  /** Called with the name of each picture that was taken. @param isOnly no other one was chosen with it */
  readonly onTaken: (name: string, isOnly: boolean) => void;
}

interface Upload {
  /** Of its press: sent again, it is the same picture. */
  readonly key: string;
  readonly file: File;
  readonly state: keyof typeof STATES;
  /** Why it failed, in a sentence. */
  readonly problem?: string | undefined;
}

const STATES = {
  waits: ['clock', 'waits'],
  sent: ['upload', 'is on its way'],
  taken: ['check', 'is taken'],
  failed: ['warning', ''],
} as const satisfies Readonly<Record<string, readonly [DeskIconName, string]>>;

/** Milliseconds: a picture of a megabyte on a slow line. */
const LONGEST = 180_000;

/** Chooses files, or takes those that are dropped onto the page, and says how far each is; each can fail alone. */
export function PictureUpload(props: PictureUploadProps) {
  const { label = 'Upload photographs', accept = 'image/*', read = readPhotograph, onTaken } = props;
  const input = useRef<HTMLInputElement>(null);
  // One after the other, also while the person looks at another page.
  const queue = useRef(Promise.resolve());
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const put = (upload: Upload) =>
    setUploads((all) => [...new Map([...all, upload].map((one) => [one.key, one])).values()]);

  function send(file: File, isOnly: boolean, key: string = crypto.randomUUID()): void {
    const tell = (state: Upload['state'], problem?: string) => put({ key, file, state, problem });
    tell('waits');
    queue.current = queue.current.then(async () => {
      tell('sent');
      try {
        const picture = await read(file);
        if (typeof picture === 'string') return tell('failed', picture);
        const body = { name: file.name, alt: '', bytes: (await dataAddress(picture)).replace(/^[^,]*,/, '') };
        const taken = await callDesk('addPhotograph', { body, key }, LONGEST);
        tell('taken');
        onTaken(taken.picture.name, isOnly);
        return void queries.invalidateQueries({ queryKey: ['desk'] });
      } catch (error) {
        return tell('failed', problemOf(error).message.replace(/^photos\/\S+ /, ''));
      }
    });
  }

  function add(files: FileList): void {
    for (const file of files) send(file, files.length === 1);
  }
  useDrop(add);
  useShortcuts({ u: [label, () => input.current?.click()] });
  const taken = uploads.filter(({ state }) => state === 'taken').length;
  return (
    <>
      <label className={classes(buttonStyle({ size: 'small' }), styles.opener)}>
        <DeskIcon name="upload" />
        {label}
        <input
          ref={input}
          className={styles.file}
          type="file"
          multiple
          accept={accept}
          onChange={({ target }) => {
            if (target.files !== null) add(target.files);
            target.value = '';
          }}
        />
      </label>
      {uploads.length > 0 && (
        <div className={styles.uploads} role="status" aria-label="Uploads">
          <div className={styles.uploadsHead}>
            <strong>{`${taken} of ${uploads.length} up`}</strong>
            <progress className={styles.bar} max={uploads.length} value={taken} aria-label="Uploads" />
          </div>
          <ul className={styles.uploadsList}>
            {uploads.map(({ key, file, state, problem }) => (
              <li key={key} className={classes(styles.uploading, state === 'failed' && styles.failed)}>
                <DeskIcon name={STATES[state][0]} size="small" />
                <span className={styles.uploadWords}>
                  {problem === undefined ? `${file.name} ${STATES[state][1]}` : `${file.name}: ${problem}`}
                </span>
                {state === 'failed' && (
                  <DeskButton size="small" onClick={() => send(file, false, key)}>
                    {`Try ${file.name} again`}
                  </DeskButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Files may be dropped anywhere: the browser would otherwise open them in the place of the desk. */
function useDrop(onDrop: (files: FileList) => void): void {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const ended = new AbortController();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (event.type === 'drop' && event.dataTransfer !== null) latest.current(event.dataTransfer.files);
    };
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, drop, ended);
    return () => ended.abort();
  }, []);
}
