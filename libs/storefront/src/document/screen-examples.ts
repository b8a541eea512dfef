import type { Words } from '../words/words.js';
import type { Screen } from './screen.js';

/** The screens of a folder with example properties, by what is special about each. `examples.spec.tsx` checks all of them. */
export type ScreenExamples = Readonly<Record<string, (words: Words) => Screen>>;
