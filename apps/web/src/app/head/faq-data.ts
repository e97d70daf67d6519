import { blocksText, plainText, type Question } from '@motel/content/pages';
import type { FAQPage } from 'schema-dts';

/** The questions that a page answers, with their visible texts. */
export function faqData(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ heading, blocks }) => ({
      '@type': 'Question',
      name: plainText(heading),
      acceptedAnswer: { '@type': 'Answer', text: blocksText(blocks) },
    })),
  };
}
