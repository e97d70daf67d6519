import { NoArrivals, NoDepartures } from './NoSigns.tsx';
import type { RatesView } from './night-view.ts';
import { handMark, hatch, legend, legendItem } from './RateGrid.css.ts';

interface RatesLegendProps {
  readonly view: RatesView;
  /** The year that it is compared with. */
  readonly year: number;
}

/** The key to the marks of the cells. */
export function RatesLegend({ view, year }: RatesLegendProps) {
  if (view === 'sold') {
    return (
      <p className={legend}>
        Rooms sold, of the rooms that can be sold. Holds and closed rooms count as sold.
      </p>
    );
  }
  if (view === 'year') {
    return (
      <p className={legend}>
        The price more or less than on the same day of the week in {year}, and below it the price then. A
        price alone: none is known of {year}.
      </p>
    );
  }
  return (
    <p className={legend}>
      <span className={legendItem}>
        <b>2 n</b> nights at least
      </span>
      <span className={legendItem}>
        <NoArrivals /> no arrivals
      </span>
      <span className={legendItem}>
        <NoDepartures /> no departures
      </span>
      <span className={legendItem}>
        <i className={handMark} /> set by hand
      </span>
      <span className={legendItem}>
        <i className={hatch} /> closed
      </span>
    </p>
  );
}
