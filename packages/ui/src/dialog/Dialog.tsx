import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../classes.ts';
import { Heading } from '../heading/Heading.tsx';
import { useSpoken } from '../words.ts';
import { alone, close, panel, root, title as titleStyle, widths } from './Dialog.css.ts';

export interface DialogProps {
  readonly open: boolean;
  /**
   * Called when the guest closes it: by Escape, the X, or a press outside. The caller sets `open` to false. Without it the
   * dialog stays, and hides the page behind.
   */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  readonly children: ReactNode;
  /** The X button's name. @default 'Close' */
  readonly closeLabel?: string;
  /** @default 'regular' */
  readonly width?: keyof typeof widths;
}

/**
 * A modal dialog on the browser's own `<dialog>`: the page behind is inert, focus starts at the first field inside
 * and returns to where it was.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, closeLabel, width = 'regular' }: Omit<DialogProps, 'open'>) {
  const { t } = useSpoken();
  const { element, leaving } = useModal();
  const pressedBeside = useRef(false);
  const id = useId();

  // A press that starts inside and ends outside, as when selecting text, does not count.
  const beside = (event: MouseEvent) => event.target === element.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards close it by Escape, `onCancel`
    <dialog
      ref={element}
      aria-labelledby={id}
      className={classes(root, widths[width], onClose === undefined && alone)}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // Browsers close it by themselves at a second Escape.
        if (leaving.current || element.current?.open) return;
        if (onClose !== undefined) onClose();
        else element.current?.showModal();
      }}
      onMouseDown={(event) => {
        pressedBeside.current = beside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && beside(event)) onClose?.();
      }}
    >
      <div className={panel}>
        <div className={titleStyle}>
          <Heading level={2} size="heading" id={id}>
            {title}
          </Heading>
        </div>
        {children}
        {/* Last in order, so that focus starts in the content. */}
        {onClose !== undefined && (
          <div className={close}>
            <IconButton icon="close" label={closeLabel ?? t('Close')} onClick={onClose} />
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Opens the element as a modal dialog. Focus returns only if it closes before its element leaves the document. */
function useModal() {
  const element = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  useLayoutEffect(() => {
    const dialog = element.current;
    leaving.current = false;
    dialog?.showModal();
    return () => {
      leaving.current = true;
      dialog?.close();
    };
  }, []);
  return { element, leaving };
}
