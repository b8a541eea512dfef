import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { Mark, MarkedSection } from './diff.js';

export const markWords: () => Record<Mark, string> = perLanguage(() => ({
  same: t`As it was`,
  changed: t`Changed since`,
  moved: t`Moved since`,
  added: t`Added since`,
  removed: t`Removed since`,
}));
const colours: Record<Mark, string> = {
  same: 'transparent',
  changed: '#a66a00',
  moved: '#2563a8',
  added: '#1f7a4d',
  removed: '#c0362c',
};

/** A line and a word around every block that is not as it was. Ids are hex, so they can stand in a selector. */
export const markCss = (sections: readonly MarkedSection[]): string =>
  sections
    .filter(({ mark }) => mark !== 'same')
    .map(({ section: { _id, status }, mark }) => {
      const block = `[data-s="${_id}"]`;
      const isPale = mark === 'removed' || status === 0;
      return `${block}{position:relative;opacity:1;outline:3px solid ${colours[mark]};outline-offset:4px;border-radius:6px}
${isPale ? `${block}>*{opacity:.45}` : ''}
${block}::after{content:'${markWords()[mark]}';position:absolute;z-index:9;top:-15px;inset-inline-end:6px;padding:1px 8px;border-radius:6px;background:${colours[mark]};color:#fff;font:600 11px/18px sans-serif;text-shadow:none}`;
    })
    .join('\n');
