import { parsePattern, type PatternNode } from './pattern-syntax.js';

type Step = { op: 'char'; test: (sign: string) => boolean } | { op: 'fork'; to: number[] } | { op: 'match' };

const maxSteps = 3000;

class Program {
  readonly steps: Step[] = [];
  private visits = 0;

  private add(step: Step): number {
    if (this.steps.length >= maxSteps) throw new RangeError('The pattern repeats too much.');
    return this.steps.push(step) - 1;
  }

  emit(node: PatternNode): void {
    // Empty groups repeated make no steps, so walking is bounded as well.
    this.visits += 1;
    if (this.visits > maxSteps * 4) throw new RangeError('The pattern repeats too much.');
    if (node.kind === 'char') this.add({ op: 'char', test: node.test });
    else if (node.kind === 'sequence') node.parts.forEach((part) => this.emit(part));
    else if (node.kind === 'choice') this.emitChoice(node.options);
    else this.emitRepeat(node.node, node.min, node.max);
  }

  finish(): Step[] {
    this.add({ op: 'match' });
    return this.steps;
  }

  private fork(): number[] {
    const to: number[] = [];
    this.add({ op: 'fork', to });
    return to;
  }

  private emitChoice(options: PatternNode[]): void {
    const entry = this.fork();
    const exits = options.map((option) => {
      entry.push(this.steps.length);
      this.emit(option);
      return this.fork();
    });
    exits.forEach((exit) => exit.push(this.steps.length));
  }

  private emitRepeat(node: PatternNode, min: number, max: number): void {
    for (let count = 0; count < min; count += 1) this.emit(node);
    if (max === Infinity) {
      const start = this.steps.length;
      const loop = this.fork();
      loop.push(this.steps.length);
      this.emit(node);
      this.fork().push(start);
      loop.push(this.steps.length);
      return;
    }
    const skips: number[][] = [];
    for (let count = min; count < max; count += 1) {
      const skip = this.fork();
      skip.push(this.steps.length);
      skips.push(skip);
      this.emit(node);
    }
    skips.forEach((skip) => skip.push(this.steps.length));
  }
}

function follow(steps: Step[], from: number, into: Set<number>): void {
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const step = steps[at];
    if (!step || into.has(at)) continue;
    into.add(at);
    if (step.op === 'fork') open.push(...step.to);
  }
}

/**
 * A matcher of the whole text for a creator's pattern. It walks all readings at once and never goes back, so its time
 * is (length of the text × size of the pattern) whatever either of them says: no pattern can stall the server.
 * Null when the pattern is outside the subset of pattern-syntax.ts or expands to over 3,000 steps.
 */
export function compilePattern(source: string): ((text: string) => boolean) | null {
  let steps: Step[];
  try {
    const program = new Program();
    program.emit(parsePattern(source));
    steps = program.finish();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return (text) => {
    let states = new Set<number>();
    follow(steps, 0, states);
    for (const sign of text) {
      const next = new Set<number>();
      for (const at of states) {
        const step = steps[at];
        if (step?.op === 'char' && step.test(sign)) follow(steps, at + 1, next);
      }
      states = next;
      if (states.size === 0) return false;
    }
    return [...states].some((at) => steps[at]?.op === 'match');
  };
}

/** Safe to hand to a browser's own backtracking engine: no groups, and few open-ended repeats. */
export const isPlainPattern = (source: string) =>
  !/[()|]/.test(source) && (source.match(/[*+]|,\}/g) ?? []).length <= 3 && compilePattern(source) !== null;
