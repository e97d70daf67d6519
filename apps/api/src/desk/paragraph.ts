const WIDTH = 80;

/**
 * Words in lines of a terminal's width, each indented. A word that is longer stands alone.
 * @param first what stands before the first line, no wider than the others' indent
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
