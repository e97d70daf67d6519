import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../classes.ts';
import { Heading } from '../heading/Heading.tsx';
import { close, panel, root, title as titleStyle, widths } from './Dialog.css.ts';

export interface DialogProps {
  readonly open: boolean;
  /** The guest wants out: by Escape, the X, or a press beside the dialog. The caller sets `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The X button's name. @default 'Close' */
  readonly closeLabel?: string;
  /** @default 'regular' */
  readonly width?: keyof typeof widths;
}

/**
 * A modal dialog on the browser's own `<dialog>`: the page behind is inert, the keyboard starts at the first
 * field inside and returns to where it was.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  closeLabel = 'Close',
  width = 'regular',
}: Omit<DialogProps, 'open'>) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const leaving = useRef(false);
  const id = useId();

  // Closing before the element leaves the document is what gives the keyboard back.
  useLayoutEffect(() => {
    const dialog = element.current;
    leaving.current = false;
    dialog?.showModal();
    return () => {
      leaving.current = true;
      dialog?.close();
    };
  }, []);

  // A press that starts inside and ends beside, as when marking text, is none.
  const beside = (event: MouseEvent) => event.target === element.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, `onCancel`
    <dialog
      ref={element}
      aria-labelledby={id}
      className={classes(root, widths[width])}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Browsers close it by themselves at a second Escape.
        if (!leaving.current && !element.current?.open) onClose();
      }}
      onMouseDown={(event) => {
        pressedBeside.current = beside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && beside(event)) onClose();
      }}
    >
      <div className={panel}>
        <div className={titleStyle}>
          <Heading level={2} size="heading" id={id}>
            {title}
          </Heading>
        </div>
        {children}
        {/* Last in order, so that the keyboard starts at the content. */}
        <div className={close}>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
      </div>
    </dialog>
  );
}
