import {
  Badge,
  Card,
  DataList,
  Inline,
  PriceLines,
  Rating,
  StatusPill,
  Text,
  Unbroken,
} from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

const stay = [
  { term: 'Check-in', description: 'Sat, Nov 21', detail: '3:00 PM' },
  { term: 'Check-out', description: 'Mon, Nov 23', detail: '11:00 AM' },
  { term: 'Total guests', description: '2 adults, 1 infant' },
  { term: 'Room', description: 'Double, 1 room' },
];

const lines = [
  { label: '$72 × 2 nights × 1 room', amount: '$144' },
  { label: 'Extra person charge', detail: '1 person × $10 × 2 nights', amount: '$20' },
  { label: 'Taxes', amount: '$9' },
  { label: 'Tourism Levy tax', amount: '$8' },
];

function Specimens() {
  return (
    <States>
      <State name="Price lines" width="column">
        <Card>
          <PriceLines rows={lines} total={{ label: 'Total', amount: '$181 CAD' }} />
        </Card>
      </State>
      <State name="Data list, two columns" width="column">
        <DataList items={stay} columns={2} />
      </State>
      <State name="Data list, a row" width="column">
        <DataList items={stay} columns="row" />
      </State>
      <State name="Status pills">
        <Inline>
          <StatusPill tone="green">confirmed</StatusPill>
          <StatusPill tone="yellow">pending</StatusPill>
          <StatusPill tone="red">cancelled</StatusPill>
          <StatusPill tone="blue">completed</StatusPill>
          <StatusPill tone="grey">unknown</StatusPill>
        </Inline>
      </State>
      <State name="Badges and rating">
        <Inline>
          <Badge star>Guest favourite</Badge>
          <Badge tone="sunk">Non-smoking</Badge>
          <Badge tone="ink">Currently Not Available</Badge>
          <Rating value={4.7} />
        </Inline>
      </State>
      <State name="Words with unbroken units">
        <Text>
          <Unbroken>From Sat, Dec 5 to Sun, Dec 6, in 1 room with 2 extra persons, for $1,082 CAD</Unbroken>
        </Text>
      </State>
    </States>
  );
}

export const facts: CatalogueSection = { id: 'facts', title: 'Facts', Specimens };
