/**
 * Folders of apps/api/test whose tests start whole processes or try hundreds of random cases: together they take longer
 * than all other tests.
 */
export const longTests = ['backup', 'faults', 'fuzz', 'model', 'start'];
