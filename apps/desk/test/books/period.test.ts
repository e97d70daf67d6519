import { monthOf, quarterOf } from '../../src/features/books/BooksFrame.tsx';

test('§14.18: a month of the books has its first and its last day', () => {
  expect(monthOf('2028-02')).toMatchObject({ from: '2028-02-01', to: '2028-02-29', words: 'February 2028' });
});

test.each(['2027-10', '2027-11', '2027-12'])('§14.18: %s is in the last quarter of its year', (month) => {
  expect(quarterOf(month)).toEqual({
    month,
    length: 3,
    from: '2027-10-01',
    to: '2027-12-31',
    words: 'October to December 2027',
    file: '2027-quarter-4',
  });
});
