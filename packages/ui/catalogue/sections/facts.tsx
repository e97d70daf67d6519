import {
  Badge,
  Card,
  DataList,
  Heading,
  Inline,
  KeyFob,
  Picture,
  PriceLines,
  Rating,
  ResponsiveTable,
  Stamp,
  StatusPill,
  type TableColumn,
  Text,
} from '../../src/index.ts';
import { canyon } from '../plates.tsx';
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

export const facts: CatalogueSection = {
  title: 'Facts',
  column: {
    'Price lines': (
      <Card>
        <PriceLines rows={lines} total={{ label: 'Total', amount: '$181 CAD' }} />
      </Card>
    ),
    'Data list, two columns': <DataList items={stay} columns={2} />,
    'Data list, a row': <DataList items={stay} columns="row" />,
  },
  own: {
    'Status pills': (
      <Inline>
        <StatusPill tone="green">confirmed</StatusPill>
        <StatusPill tone="yellow">pending</StatusPill>
        <StatusPill tone="red">cancelled</StatusPill>
        <StatusPill tone="blue">completed</StatusPill>
        <StatusPill tone="grey">unknown</StatusPill>
      </Inline>
    ),
    'Badge and rating': (
      <Inline>
        <Badge>Guest favourite</Badge>
        <Rating value={4.7} />
      </Inline>
    ),
  },
};

const bookings = [
  { room: 'Ferryman’s Rest', dates: 'Nov 21 – Nov 23', total: '$181', status: 'confirmed', tone: 'green' },
  { room: 'Hoodoo Double', dates: 'Dec 1 – Dec 12', total: '$1,067', status: 'pending', tone: 'yellow' },
] as const;

const columns: readonly TableColumn<(typeof bookings)[number]>[] = [
  { key: 'room', header: 'Room', cell: ({ room }) => room, heading: true },
  { key: 'dates', header: 'Dates', cell: ({ dates }) => dates },
  { key: 'total', header: 'Total', cell: ({ total }) => total },
  {
    key: 'status',
    header: 'Status',
    cell: ({ tone, status }) => <StatusPill tone={tone}>{status}</StatusPill>,
  },
];

export const table: CatalogueSection = {
  title: 'Table',
  across: {
    'A table from 1024 px on, cards below': (
      <ResponsiveTable label="Bookings" columns={columns} rows={bookings} rowKey={({ room }) => room} />
    ),
  },
};

export const cards: CatalogueSection = {
  title: 'Cards, fob and stamp',
  column: {
    'A card': (
      <Card>
        <Heading level={3}>Hoodoo Double</Heading>
        <Text tone="soft">Double Room, Non-smoking</Text>
      </Card>
    ),
    'A printed card around a picture': (
      <Card padding="border">
        <Picture {...canyon} />
      </Card>
    ),
    'Raised and roomy': (
      <Card raised="pop" padding="roomy">
        <Badge>Guest favourite</Badge>
        <Heading level={3}>Wish you were here.</Heading>
      </Card>
    ),
    'A stamp': (
      <Card>
        <Stamp place="Alberta" value="40">
          <Picture {...canyon} alt="" />
        </Stamp>
      </Card>
    ),
  },
  own: {
    'Key fobs': (
      <Inline gap="l">
        <KeyFob />
        <KeyFob tone="ox">14</KeyFob>
      </Inline>
    ),
  },
};
