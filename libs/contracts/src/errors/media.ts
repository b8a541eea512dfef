import type { ErrorCatalogue } from './catalogue.js';

/** Texts of spec 5. */
export const mediaErrors = {
  'media.image_type': { http: 415, text: /*i18n*/ 'Please upload a valid image file (PNG, JPG, JPEG).' },
  'media.image_too_large': { http: 413, text: /*i18n*/ 'File size should not exceed 3MB.' },
  'media.image_unreadable': { http: 422, text: /*i18n*/ 'Failed to load image for cropping' },
  'media.no_file': { http: 422, text: /*i18n*/ 'No file selected!' },
  'media.file_type': { http: 415, text: /*i18n*/ 'This kind of file is not accepted here.' },
  'media.file_too_large': { http: 413, text: /*i18n*/ 'File size should not exceed 25MB.' },
  'media.quota_reached': { http: 409, text: /*i18n*/ 'Your library is full. Delete something first.' },
  'media.upload_incomplete': { http: 409, text: /*i18n*/ 'Some of this file has not arrived yet.' },
  'media.too_many_unfinished': {
    http: 409,
    text: /*i18n*/ 'Too many uploads are unfinished. Finish or cancel one first.',
  },
  'media.too_many_uploads': { http: 429, text: /*i18n*/ 'Too many uploads at once. Wait until one of them is done.' },
  'media.in_use': {
    http: 409,
    text: /*i18n*/ 'This is in use. Remove it there first, or delete it all the same.',
  },
  'media.too_many_tags': { http: 409, text: /*i18n*/ 'A file can have at most 20 tags.' },
  'media.url_unreachable': { http: 422, text: /*i18n*/ 'No picture could be read at this address.' },
  'media.ai_busy': {
    http: 409,
    text: /*i18n*/ 'Another picture of yours is still being generated. Please wait for it.',
  },
  'media.ai_image_gone': { http: 410, text: /*i18n*/ 'This generated picture is gone. Please generate it again.' },
} as const satisfies ErrorCatalogue;
