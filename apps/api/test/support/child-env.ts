/** Variables for a program that a test starts. By the cache it need not compile all modules again. */
export const CHILD_ENV = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  MOTEL: process.env.MOTEL,
};

/** V8 need not optimise the code of the database for so short a life: that takes as much time as the start. */
export const CHILD_FLAGS = ['--liftoff-only'];
