import { ContentMistakes } from '@motel/content/mistakes';

// The motel's own files are read as the modules load: a mistake in them is a sentence for the owner, and no stack.
await import('./run.ts').catch((error: unknown) => {
  if (!(error instanceof ContentMistakes)) throw error;
  process.stderr.write(`\nThe motel’s content has mistakes:\n${error.message}\n`);
  process.exit(1);
});
