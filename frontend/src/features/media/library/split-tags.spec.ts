import { expect, it } from '@jest/globals';
import { splitTags } from './split-tags.js';

it.each([
  [['evening,blue,'], ['evening', 'blue']],
  [
    ['blue', ' Sea , blue'],
    ['blue', 'Sea'],
  ],
  [[' , '], []],
])('%j are the tags %j', (typed, tags) => expect(splitTags(typed)).toEqual(tags));
