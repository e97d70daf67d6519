import type { NoParams, Violation } from '../result/violation.ts';

/** One sentence for each code: the text itself, or a function of the figures that it names. */
export type Sentences<V extends Violation> = {
  readonly [One in V as One['code']]: One['params'] extends NoParams
    ? string
    : (params: One['params']) => string;
};
