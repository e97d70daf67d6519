import { refusedWhereSharded } from '../support/sharded-statements.ts';

const REFUSED = {
  'a CTE that writes before an INSERT … SELECT':
    'with noted as (insert into sales_changes (id) values (1)) insert into nights (sold) select 1 from rooms',
  'a subquery within VALUES':
    'insert into rooms (id, position) values ($1, (select max(position) from rooms))',
  'a stable or volatile function of a column in a SET':
    'update pictures set facts = jsonb_set(facts, $1, to_jsonb(width))',
  'interval arithmetic in the list of an INSERT … SELECT':
    "insert into ended_days (date, until) select $1::date, $2::timestamptz - interval '1 day'",
};

test.each(Object.entries(REFUSED))('where motels are sharded, %s is refused', (what, statement) => {
  expect(refusedWhereSharded(statement)).toEqual([what]);
});

test.each([
  'with noted as (insert into a (id) values (1)), taken as (insert into b (c) select 1 returning c) select * from taken',
  "insert into room_nights (date) select date from generate_series($1::date, $2::date - 1, interval '1 day') date",
  'with a as (insert into b (id) values (lower($1)) returning id) select (select id from c for update) from a',
  'update nights set sold = nights.sold + excluded.sold',
])('Citus takes %s', (statement) => {
  expect(refusedWhereSharded(statement)).toEqual([]);
});
