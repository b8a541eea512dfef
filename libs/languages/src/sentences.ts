type Translate = (message: string, values?: Record<string, string>) => string;

/**
 * Translates what another program says in English where it is one of these sentences, recognised as a whole or by the
 * words around its values; any other text stays as it is.
 * @param declared such as `Use at most {count} characters.`
 */
export function sentenceTranslator(declared: Iterable<string>): (text: string, translate: Translate) => string {
  const known = new Set(declared);
  const patterns = [...known]
    .filter((message) => /\{\w+\}/.test(message) && !/\{\w+,/.test(message))
    .sort((one, other) => other.length - one.length)
    .map((message) => ({ message, pattern: patternOf(message) }));

  return (text, translate) => {
    if (known.has(text)) return translate(text);
    for (const { message, pattern } of patterns) {
      const values = pattern.exec(text)?.groups;
      if (values) return translate(message, { ...values });
    }
    return text;
  };
}

function patternOf(message: string): RegExp {
  const literal = message.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 'su');
}
