import {
  Alert,
  Badge,
  ErrorSummary,
  LiveRegion,
  Rating,
  Skeleton,
  Spinner,
  StatusPill,
} from '../src/index.ts';
import { fireEvent, render, screen } from './support.ts';

describe('Alert', () => {
  it('an error interrupts a screen reader', () => {
    render(<Alert tone="error">Failed to create booking. Please try again.</Alert>);
    expect(screen.getByRole('alert').textContent).toBe('Failed to create booking. Please try again.');
  });

  it.each(['success', 'info', 'warning'] as const)('%s waits its turn', (tone) => {
    render(<Alert tone={tone}>Kept</Alert>);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Kept');
  });
});

describe('ErrorSummary', () => {
  const errors = [
    { fieldId: 'email', message: 'Email is required' },
    { fieldId: 'phone', message: 'Phone number is required' },
  ];

  it('renders nothing without errors', () => {
    const { container } = render(<ErrorSummary title="Please fix the errors below" errors={[]} />);
    expect(container.innerHTML).toBe('');
  });

  it('links to the field without changing the address', () => {
    render(
      <>
        <ErrorSummary title="Please fix the errors below" errors={errors} />
        <input id="phone" aria-label="Phone" />
      </>,
    );
    const before = location.href;
    fireEvent.click(screen.getByRole('link', { name: 'Phone number is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
    expect(location.href).toBe(before);
  });

  it('takes focus again at each new attempt, and not in between', () => {
    const page = (attempt: number, left: typeof errors) => (
      <>
        <ErrorSummary title="Please fix the errors below" errors={left} attempt={attempt} />
        <input id="email" aria-label="Email" />
      </>
    );
    const { rerender } = render(page(1, errors));
    screen.getByLabelText('Email').focus();
    rerender(page(1, errors.slice(1)));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    rerender(page(2, errors.slice(1)));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

describe('for screen readers', () => {
  it('a spinner names what is loading', () => {
    render(<Spinner>Loading your bookings...</Spinner>);
    expect(screen.getByRole('status').textContent).toBe('Loading your bookings...');
  });

  it('a skeleton is silent', () => {
    const { container } = render(<Skeleton shape="picture" width="half" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('a live region is polite and announced as a whole', () => {
    render(<LiveRegion>Total $98</LiveRegion>);
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.getAttribute('aria-atomic')).toBe('true');
  });

  it('every tone of a status looks different, and is also words (§4)', () => {
    const tones = ['green', 'yellow', 'red', 'blue', 'grey'] as const;
    render(
      tones.map((tone) => (
        <StatusPill key={tone} tone={tone}>
          confirmed
        </StatusPill>
      )),
    );
    const looks = screen.getAllByText('confirmed').map(({ className }) => className);
    expect(new Set(looks).size).toBe(tones.length);
  });

  it('a rating shows a star and its number (§2) and is announced in words', () => {
    render(<Rating value={4.7} />);
    expect(screen.getByRole('img', { name: 'Rated 4.7 out of 5' }).textContent).toBe('★ 4.7');
  });

  it('a badge’s star is decorative', () => {
    render(<Badge>Guest favourite</Badge>);
    expect(screen.getByText('★').getAttribute('aria-hidden')).toBe('true');
  });
});
