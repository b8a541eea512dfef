import type { VisitorHost } from '@linkyard/contracts';

/** For examples: a creator with a page, one without, and one who writes from right to left. */
export const ana: VisitorHost = {
  ...{ name: 'Ana Moreau', picture: '/media/ana.jpg' },
  look: { css: '', page: { path: '/ana', title: 'Ana makes mugs' } },
};
export const withoutPage: VisitorHost = { name: 'Zoë', picture: '', look: null };
export const layla: VisitorHost = {
  ...{ name: 'ليلى حداد', picture: '' },
  look: { css: '', page: { path: '/layla', title: 'صفحة ليلى' } },
};

/** As long as a person makes it, without a place to break. */
export const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
