// The one program behind every npm script. It needs only Node ≥ 20 and npm: it fetches the project's own Node and pnpm.
// No static imports here, so that an older Node still reaches the sentence below.
const oldest = 20;

if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(`✗ This project needs Node ${oldest} or newer, and this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  import('./cli.mjs').then(({ cli }) => cli(process.argv.slice(2)));
}
