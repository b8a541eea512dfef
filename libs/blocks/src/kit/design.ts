export {
  alignments,
  animationNames,
  animationSchema,
  backgroundSchema,
  borderStyles,
  buttonFills,
  buttonShadows,
  buttonShapes,
  fontWeights,
  pageLayouts,
  sectionStyleSchema,
  shadowSizes,
  themeSchema,
} from '@linkyard/contracts';
export type {
  Animation as SectionAnimation,
  Background as PageBackground,
  SectionStyle,
  Theme,
} from '@linkyard/contracts';
import type { animationNames, pageLayouts } from '@linkyard/contracts';

export type AnimationName = (typeof animationNames)[number];
export type LayoutName = (typeof pageLayouts)[number];
