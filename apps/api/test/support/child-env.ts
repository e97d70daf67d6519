/** Variables for a program that a test starts. By the cache it need not compile all modules again. */
export const CHILD_ENV = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  MOTEL: process.env.MOTEL,
};
