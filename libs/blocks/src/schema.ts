export { contentMark } from './kit/content-mark.js';
export * from './kit/define-block.js';
export * from './kit/design.js';
export * from './kit/fields.js';
export * from './kit/paint.js';
export { fontFamilies } from './kit/fonts.js';
export { plainText, sanitizeRichText } from './kit/rich-text.js';
export { newestShown } from './kit/sources.js';
export * from './kit/types.js';
export * from './registry/index.js';
export { type SourceNeed, sourceNeeds } from './registry/source-needs.js';
export {
  type SocialType,
  socialType,
  socialTypeOfUrl,
  socialTypes,
  socialUrl,
} from './el_social_icons/social-types.js';
export type { Answer, AnsweringPerson, AnswerValue, ParseAnswers, ParsedAnswers } from './el_form/answer-types.js';
export { type ThankYou, thankYouOf } from './el_form/thank-you.js';
export { answerParserOf } from './registry/answers.js';
export { recogniseVideo, type RecognisedVideo, type VideoType } from './kit/video/video-url.js';
