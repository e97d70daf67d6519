import { Button, buttonStyle, IconButton } from '../src/index.ts';
import { fireEvent, render, screen } from './support.ts';

describe('Button', () => {
  it('reports a press, and submits no form unless `type` says so', () => {
    const press = vi.fn();
    render(<Button onClick={press}>Reserve</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(press).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('while busy shows its text, keeps focus and ignores presses (§2)', () => {
    const press = vi.fn();
    render(
      <Button busy busyText="Signing In..." onClick={press}>
        Sign In Instantly
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing In...' });
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.disabled).toBe(false);
  });

  it('while busy submits no form, so that a double press pays once', () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={send}>
        <Button type="submit" busy={busy}>
          Pay
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    fireEvent.click(screen.getByRole('button'));
    rerender(form(true));
    fireEvent.click(screen.getByRole('button'));
    expect(send).toHaveBeenCalledOnce();
  });

  it('lends its look to a link', () => {
    render(
      <>
        <Button variant="solid" size="large" full>
          Go
        </Button>
        <a href="/x" className={buttonStyle({ variant: 'solid', size: 'large', full: true })}>
          Go
        </a>
      </>,
    );
    expect(screen.getByRole('link').className).toBe(screen.getByRole('button').className);
    expect(buttonStyle()).not.toBe(buttonStyle({ variant: 'solid' }));
  });
});

describe('IconButton', () => {
  it('is named by its label alone', () => {
    render(<IconButton icon="close" label="Close" />);
    expect(
      screen.getByRole('button', { name: 'Close' }).querySelector('[aria-hidden="true"]'),
    ).not.toBeNull();
  });
});
