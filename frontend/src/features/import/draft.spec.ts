import { describe, expect, it } from '@jest/globals';
import type { ImportedPage } from '@linkyard/contracts';
import { addressFor, chosenOf, countWords, draftOf, isNothing, reduceDraft, type DraftAction } from './draft.js';

const page: ImportedPage = {
  title: 'Maravane Roastery',
  bio: 'Coffee from Porto.',
  avatar: 'https://example.org/a.jpg',
  links: [
    { kind: 'heading', title: 'Shop', url: '' },
    { kind: 'link', title: 'Beans', url: 'https://example.org/beans' },
    { kind: 'video', title: 'Roasting', url: 'https://youtu.be/x' },
  ],
  socials: [{ platform: 'instagram', url: 'https://instagram.com/maravane' }],
  direction: 'rtl',
  language: 'ar',
};
const after = (...actions: DraftAction[]) => {
  const draft = [{ type: 'found' as const, page }, ...actions].reduce(reduceDraft, null);
  if (!draft) throw new Error('no draft');
  return draft;
};

describe('an import being ticked', () => {
  it('begins with everything and builds exactly that', () => {
    expect(chosenOf(draftOf(page))).toEqual(page);
  });

  it('leaves out what is unticked', () => {
    const chosen = chosenOf(
      after(
        { type: 'link', at: 1, change: { ticked: false } },
        { type: 'avatar', ticked: false },
        { type: 'social', at: 0, ticked: false },
      ),
    );
    expect(chosen.links.map(({ title }) => title)).toEqual(['Shop', 'Roasting']);
    expect(chosen).toMatchObject({ avatar: null, socials: [] });
  });

  it('takes a new title, and the address for one that was emptied', () => {
    const chosen = chosenOf(
      after(
        { type: 'link', at: 1, change: { title: ' Our beans ' } },
        { type: 'link', at: 2, change: { title: '  ' } },
        { type: 'link', at: 0, change: { title: '' } },
      ),
    );
    // A heading without words is no heading any more.
    expect(chosen.links.map(({ title }) => title)).toEqual(['Our beans', 'https://youtu.be/x']);
  });

  it('knows when nothing is left', () => {
    const none = after(
      { type: 'allLinks', ticked: false },
      { type: 'social', at: 0, ticked: false },
      { type: 'avatar', ticked: false },
      { type: 'words', words: { title: '', bio: ' ' } },
    );
    expect(isNothing(chosenOf(none))).toBe(true);
    expect(isNothing(chosenOf(after()))).toBe(false);
  });

  it('says in words what there is', () => {
    expect(countWords(page)).toBe('1 link, 1 video, 1 heading and 1 social profile');
    expect(countWords({ links: [], socials: [] })).toBe('nothing');
  });
});

describe('the first address of an imported page', () => {
  it.each([
    ['Maravane', 'https://linktr.ee/maravane', 'maravane'],
    ['Ada', 'https://beacons.ai/@Ada.html', 'ada'],
    ['Maravane Roastery', 'https://example.org/', 'maravane-roastery'],
    ['Zoë', null, 'zoe'],
    ['شاي', null, ''],
  ])('of %j at %j is %j', (title, url, address) => {
    expect(addressFor(title, url)).toBe(address);
  });
});
