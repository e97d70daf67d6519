import type { NightSpan } from './plan-bars.ts';

/** Puts spans into as few lanes as there can be, so that none overlaps another in its lane. They are given by first night. */
export function intoLanes<Span extends NightSpan>(spans: readonly Span[]): Span[][] {
  const lanes: Span[][] = [];
  for (const span of spans) {
    const free = lanes.find((lane) => (lane.at(-1)?.end ?? 0) <= span.first);
    if (free === undefined) lanes.push([span]);
    else free.push(span);
  }
  return lanes;
}
