type SignTest = (sign: string) => boolean;
export type PatternNode =
  | { kind: 'char'; test: SignTest }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; node: PatternNode; min: number; max: number };

export const maxPatternLength = 200;
const maxRepeat = 1000;
const maxDepth = 10;

const isDigit: SignTest = (sign) => sign >= '0' && sign <= '9';
const isWord: SignTest = (sign) => /^\w$/.test(sign);
const isSpace: SignTest = (sign) => /^\s$/.test(sign);
const not =
  (test: SignTest): SignTest =>
  (sign) =>
    !test(sign);
const equals =
  (wanted: string): SignTest =>
  (sign) =>
    sign === wanted;
const classes: Record<string, SignTest> = {
  d: isDigit,
  D: not(isDigit),
  w: isWord,
  W: not(isWord),
  s: isSpace,
  S: not(isSpace),
};
const letters: Record<string, string> = { n: '\n', t: '\t', r: '\r' };
const properties: Record<string, RegExp> = {
  L: /^\p{L}$/u,
  Lu: /^\p{Lu}$/u,
  Ll: /^\p{Ll}$/u,
  N: /^\p{N}$/u,
  P: /^\p{P}$/u,
};

class Reader {
  private at = 0;
  private readonly signs: string[];
  constructor(source: string) {
    this.signs = [...source];
  }

  peek = () => this.signs[this.at];
  ended = () => this.at >= this.signs.length;
  next(): string {
    const sign = this.signs[this.at];
    if (sign === undefined) throw new RangeError('The pattern ends too early.');
    this.at += 1;
    return sign;
  }
  take(wanted: string): boolean {
    if (this.peek() !== wanted) return false;
    this.at += 1;
    return true;
  }
  takeText(wanted: string): boolean {
    if (this.signs.slice(this.at, this.at + wanted.length).join('') !== wanted) return false;
    this.at += wanted.length;
    return true;
  }
  digits(): string {
    let found = '';
    while (/^\d$/.test(this.peek() ?? '')) found += this.next();
    return found;
  }
}

function readEscape(reader: Reader): { test: SignTest; sign?: string } {
  const sign = reader.next();
  const known = classes[sign];
  if (known) return { test: known };
  const letter = letters[sign];
  if (letter) return { test: equals(letter), sign: letter };
  if (sign === 'p') return { test: readProperty(reader) };
  // \b, \1, \k<…>, \u…: not in the subset, and refusing them keeps an unknown escape from matching something else.
  if (/^[A-Za-z0-9]$/.test(sign)) throw new RangeError(`\\${sign} is not supported.`);
  return { test: equals(sign), sign };
}

function readProperty(reader: Reader): SignTest {
  let name = '';
  if (!reader.take('{')) throw new RangeError('\\p needs a name in braces.');
  while (!reader.take('}')) name += reader.next();
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!property) throw new RangeError(`\\p{${name}} is not supported.`);
  return (sign) => property.test(sign);
}

function readSet(reader: Reader): SignTest {
  const inverted = reader.take('^');
  const tests: SignTest[] = [];
  while (!reader.take(']')) {
    const start = readSetSign(reader);
    if (start.sign !== undefined && reader.peek() === '-') {
      reader.next();
      if (reader.peek() === ']') {
        tests.push(start.test, equals('-'));
        continue;
      }
      const end = readSetSign(reader);
      const [low, high] = [start.sign.codePointAt(0) ?? 0, end.sign?.codePointAt(0) ?? -1];
      if (high < low) throw new RangeError('A range in brackets is the wrong way round.');
      tests.push((sign) => (sign.codePointAt(0) ?? -1) >= low && (sign.codePointAt(0) ?? -1) <= high);
    } else {
      tests.push(start.test);
    }
  }
  const isListed: SignTest = (sign) => tests.some((test) => test(sign));
  return inverted ? not(isListed) : isListed;
}

function readSetSign(reader: Reader): { test: SignTest; sign?: string } {
  const sign = reader.next();
  return sign === '\\' ? readEscape(reader) : { test: equals(sign), sign };
}

function readBraces(reader: Reader): { min: number; max: number } {
  const low = reader.digits();
  const isOpen = reader.take(',');
  const high = isOpen ? reader.digits() : low;
  if (low === '' || !reader.take('}')) throw new RangeError('A repeat in braces is not complete.');
  const [min, max] = [Number(low), high === '' ? Infinity : Number(high)];
  if (min > maxRepeat || (max !== Infinity && max > maxRepeat) || max < min) {
    throw new RangeError('A repeat in braces is out of range.');
  }
  return { min, max };
}

function readRepeat(reader: Reader, node: PatternNode): PatternNode {
  const range = reader.take('*')
    ? { min: 0, max: Infinity }
    : reader.take('+')
      ? { min: 1, max: Infinity }
      : reader.take('?')
        ? { min: 0, max: 1 }
        : reader.take('{')
          ? readBraces(reader)
          : null;
  if (!range) return node;
  // A lazy mark changes which part matches, never whether the whole text does.
  reader.take('?');
  if (/^[*+{]$/.test(reader.peek() ?? '')) throw new RangeError('Two repeats follow one another.');
  return { kind: 'repeat', node, ...range };
}

function readAtom(reader: Reader, depth: number): PatternNode {
  const sign = reader.next();
  if (sign === '(') {
    if (reader.peek() === '?' && !reader.takeText('?:')) throw new RangeError('Look-around is not supported.');
    const group = readChoice(reader, depth + 1);
    if (!reader.take(')')) throw new RangeError('A bracket is not closed.');
    return group;
  }
  if (sign === '[') return { kind: 'char', test: readSet(reader) };
  if (sign === '\\') return { kind: 'char', test: readEscape(reader).test };
  if (sign === '.') return { kind: 'char', test: (other) => other !== '\n' && other !== '\r' };
  if (/^[*+?{}\]^$)]$/.test(sign)) throw new RangeError(`${sign} cannot stand here.`);
  return { kind: 'char', test: equals(sign) };
}

function readChoice(reader: Reader, depth: number): PatternNode {
  if (depth > maxDepth) throw new RangeError('The pattern is nested too deeply.');
  const options: PatternNode[] = [];
  do {
    const parts: PatternNode[] = [];
    while (!reader.ended() && reader.peek() !== '|' && reader.peek() !== ')') {
      parts.push(readRepeat(reader, readAtom(reader, depth)));
    }
    options.push({ kind: 'sequence', parts });
  } while (reader.take('|'));
  return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
}

/**
 * Reads the subset of regular expressions a form field may use: literals, `.`, sets, \d \w \s (and capitals), \p{L},
 * groups, `|`, and the repeats * + ? {n,m}; ^ and $ only as the outermost pair. At most 200 characters.
 * @throws RangeError saying what is not supported (look-around, back-references, word boundaries, flags)
 */
export function parsePattern(source: string): PatternNode {
  if (source.length > maxPatternLength) throw new RangeError('The pattern is too long.');
  const start = source.startsWith('^') ? 1 : 0;
  const hasEnd = source.endsWith('$') && !/(?:^|[^\\])(?:\\\\)*\\\$$/.test(source);
  const reader = new Reader(source.slice(start, hasEnd ? -1 : undefined));
  const node = readChoice(reader, 0);
  if (!reader.ended()) throw new RangeError('A bracket is closed that was never opened.');
  return node;
}
