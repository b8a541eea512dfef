export type {
  FoundLink,
  FoundPage,
  FoundSocial,
  ImportInput,
  ImportWarning,
  SkippedLink,
  SourceMake,
} from './found-page.js';
export { PageFiles, picturesWithPage, withStoredPictures } from './page-files.js';
export { parsePage } from './parse-page.js';
export { toSections, type SectionDraft, type Unticked } from './to-sections.js';
export { recogniseSocial } from './recognise-social.js';
export { cleanUrl } from './clean-url.js';
