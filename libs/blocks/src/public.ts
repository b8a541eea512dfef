export { Icon, iconNames } from './kit/Icon.js';
export { fontFamilies, fontStack } from './kit/fonts.js';
export { darkTheme } from './kit/dark-theme.js';
export { themeCss } from './kit/theme-css.js';
export { fittingVeil, type ThemeTokens, themeTokens } from './kit/theme-tokens.js';
export type * from './kit/types.js';
export { pageCss } from './page/page-css.js';
export { PageView, type PageViewProps } from './page/PageView.js';
export { SectionView } from './page/SectionView.js';
