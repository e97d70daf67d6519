const WIDTH = 80;

/**
 * Wraps words to a terminal's width, each line indented. A longer word gets a line of its own.
 * @param first the text before the first line, no wider than `indent`
 */
export function paragraph(words: string, indent: string, first = indent): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > WIDTH) {
      lines.push(line.trimEnd());
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((text, index) => `${index === 0 ? first : indent}${text}`).join('\n');
}
