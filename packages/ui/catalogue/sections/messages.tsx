import { useState } from 'react';
import { Alert, Button, ErrorSummary, LiveRegion, Stack, TextField } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

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

function Specimens() {
  return (
    <States>
      <State name="Error, with a way out" width="column">
        <Alert tone="error" action={<Button size="small">Try Again</Button>}>
          The rooms could not be loaded.
        </Alert>
      </State>
      <State name="Success" width="column">
        <Alert tone="success">Payment received.</Alert>
      </State>
      <State name="Warning" width="column">
        <Alert tone="warning">Test checkout, no money moves.</Alert>
      </State>
      <State name="Information" width="column">
        <Alert tone="info">The front desk is open day and night.</Alert>
      </State>
      <State name="Error summary: press Send" width="column">
        <Form />
      </State>
      <State name="A live region: spoken, not shown" width="column">
        <Price />
      </State>
    </States>
  );
}

export const messages: CatalogueSection = { id: 'messages', title: 'Messages', Specimens };
