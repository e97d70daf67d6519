import { StrictMode, useState } from 'react';
import { Button, Dialog, TextField } from '../src/index.ts';
import { act, fireEvent, render, screen, within } from './support.ts';

const ignore = () => undefined;

function SignIn({ onClose = ignore }: { readonly onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reserve</Button>
      <Dialog open={open} onClose={close} title="Sign in" closeLabel="Close sign-in">
        <TextField label="Mobile number" value="" onChange={ignore} />
      </Dialog>
    </>
  );
}

function open() {
  screen.getByRole('button', { name: 'Reserve' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Reserve' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sign in' });
}

describe('Dialog', () => {
  it('opens as a modal, named by its title; stays open for a press inside', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<SignIn />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('Mobile number'), 'not in the document while closed').toBeNull();
    const dialog = open();
    expect(dialog.open).toBe(true);
    expect(showModal).toHaveBeenCalledOnce();
    within(dialog).getByRole('heading', { level: 2, name: 'Sign in' });
    showModal.mockRestore();
    const inside = screen.getByLabelText('Mobile number');
    fireEvent.mouseDown(inside);
    fireEvent.click(inside);
    fireEvent.mouseDown(inside);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog'), 'a press that only ends outside').not.toBeNull();
  });

  it('closes by Escape, once, and when the browser does so by itself', () => {
    const close = vi.fn();
    render(<SignIn onClose={close} />);
    const pressed = new Event('cancel', { cancelable: true });
    fireEvent(open(), pressed);
    expect(pressed.defaultPrevented).toBe(true);
    expect(close).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    const again = open();
    act(() => again.close());
    expect(close, 'the browser closes it by itself').toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens once in strict mode, where effects run twice', () => {
    const close = vi.fn();
    render(
      <StrictMode>
        <Dialog open title="Sign in" onClose={close}>
          Inside
        </Dialog>
      </StrictMode>,
    );
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });

  it('§2 closes by the X button, while in the document: this returns focus', () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    render(<SignIn />);
    const dialog = open();
    close.mockImplementation(() => expect(dialog.isConnected).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Close sign-in' }));
    expect(close).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    close.mockRestore();
  });
});
