// npm would pack the exports of this repository, which are sources in TypeScript; pnpm packs those of `publishConfig`.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  process.stderr.write('Pack this package with pnpm: npm leaves its exports at the sources.\n');
  process.exit(1);
}
