import { ResponsiveTable, StatusPill, type StatusTone, type TableColumn } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

interface Booking {
  readonly room: string;
  readonly dates: string;
  readonly total: string;
  readonly status: string;
  readonly tone: StatusTone;
}

const bookings: readonly Booking[] = [
  { room: 'Ferryman’s Rest', dates: 'Nov 21 – Nov 23', total: '$181', status: 'confirmed', tone: 'green' },
  { room: 'Hoodoo Double', dates: 'Dec 1 – Dec 12', total: '$1,067', status: 'pending', tone: 'yellow' },
];

const columns: readonly TableColumn<Booking>[] = [
  { key: 'room', header: 'Room', cell: ({ room }) => room, heading: true },
  { key: 'dates', header: 'Dates', cell: ({ dates }) => dates },
  { key: 'total', header: 'Total', cell: ({ total }) => total },
  {
    key: 'status',
    header: 'Status',
    cell: ({ tone, status }) => <StatusPill tone={tone}>{status}</StatusPill>,
  },
];

function Specimens() {
  return (
    <States>
      <State name="A table from 1024 px on, cards below" width="across">
        <ResponsiveTable label="Bookings" columns={columns} rows={bookings} rowKey={({ room }) => room} />
      </State>
    </States>
  );
}

export const table: CatalogueSection = { id: 'table', title: 'Table', Specimens };
