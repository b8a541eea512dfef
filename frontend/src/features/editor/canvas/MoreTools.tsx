import { Suspense, useState } from 'react';
import { ToolbarMenu } from '../menus.js';
import { MoreButton } from './MoreButton.js';

/** What is done to a block less often: a menu that comes after the page is on screen. Asked for before, it opens as it comes. */
export function MoreTools() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Suspense fallback={<MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />}>
      <ToolbarMenu isOpenAtOnce={isAsked} />
    </Suspense>
  );
}
