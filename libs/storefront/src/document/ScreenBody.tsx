import type { Words } from '../words/words.js';
import { CreatorHead } from './CreatorHead.js';
import type { Screen } from './screen.js';

/** What stands in the body of a screen's document. */
export const ScreenBody = ({ screen: { creator, layout = '', body }, words }: { screen: Screen; words: Words }) => (
  <>
    {creator && creator.name !== '' && <CreatorHead creator={creator} layout={layout} words={words} />}
    <main className={layout}>{body}</main>
  </>
);
