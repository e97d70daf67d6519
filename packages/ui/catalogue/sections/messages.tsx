import { useState } from 'react';
import {
  Alert,
  Breadcrumbs,
  Button,
  ErrorSummary,
  LiveRegion,
  Skeleton,
  Spinner,
  Stack,
  TextField,
  type ThemeChoice,
  ThemeSwitch,
} from '../../src/index.ts';
import type { CatalogueSection } from './section.ts';

function Theme() {
  const [theme, setTheme] = useState<ThemeChoice>('dark');
  return <ThemeSwitch label="Example theme" value={theme} onChange={setTheme} />;
}

export const navigation: CatalogueSection = {
  title: 'Breadcrumbs and theme',
  across: {
    Breadcrumbs: (
      <Breadcrumbs current="Ferryman’s Rest">
        <a href="#navigation">Home</a>
        <a href="#navigation">Rooms</a>
      </Breadcrumbs>
    ),
    'Theme switch (this one changes nothing)': <Theme />,
  },
};

function Form() {
  const [attempt, setAttempt] = useState(0);
  const [email, setEmail] = useState('');
  const error = attempt > 0 && email === '' ? 'Email is required' : undefined;
  return (
    <Stack>
      <ErrorSummary
        title="Please fix the errors below"
        errors={error ? [{ fieldId: 'catalogue-email', message: error }] : []}
        attempt={attempt}
      />
      <TextField id="catalogue-email" label="Your email" value={email} onChange={setEmail} error={error} />
      <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
    </Stack>
  );
}

function Price() {
  const [nights, setNights] = useState(1);
  return (
    <>
      <Button onClick={() => setNights(nights + 1)}>One night more</Button>
      <LiveRegion>{nights > 1 && `Total ${nights * 98} CAD for ${nights} nights`}</LiveRegion>
    </>
  );
}

export const messages: CatalogueSection = {
  title: 'Messages',
  column: {
    'Error, with a way out': (
      <Alert tone="error" action={<Button size="small">Try Again</Button>}>
        The rooms could not be loaded.
      </Alert>
    ),
    Success: <Alert tone="success">Payment received.</Alert>,
    Warning: <Alert tone="warning">Test checkout, no money moves.</Alert>,
    Information: <Alert tone="info">The front desk is open day and night.</Alert>,
    'Error summary: press Send': <Form />,
    'A live region: spoken, not shown': <Price />,
  },
};

export const loading: CatalogueSection = {
  title: 'Loading',
  own: {
    Spinner: <Spinner>Loading rooms…</Spinner>,
  },
  column: {
    Lines: (
      <Stack gap="none">
        <Skeleton width="wide" />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton width="short" />
      </Stack>
    ),
    Picture: <Skeleton shape="picture" />,
    Block: <Skeleton shape="block" />,
  },
};
