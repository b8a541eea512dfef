import { expect, it } from '@jest/globals';
import { chosenTitle } from './lead.presenter.js';

it.each([
  ['Form', ''],
  ['Sign-up', ''],
  ['Write to the studio', 'Write to the studio'],
])('a lead left in "%s" has the title "%s"', (stored, shown) => {
  expect(chosenTitle(stored)).toBe(shown);
});
