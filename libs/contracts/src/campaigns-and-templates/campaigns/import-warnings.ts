/** What the reading of an imported page warns of. The app shows it in the creator's language. */
export const importWarnings = {
  'input-cut': /*i18n*/ 'This is larger than 2 MB; only the beginning was read.',
  'empty-input': /*i18n*/ 'There is nothing in this page or file.',
  unreadable: /*i18n*/ 'This page could not be read. Save it in a browser and try the file.',
  'page-cut': /*i18n*/ 'This page is built too deep or too large; only its beginning was read.',
  'built-by-script':
    /*i18n*/ 'This page builds itself in the browser. Open it, save it as a complete page, and import that file.',
  'invalid-json': /*i18n*/ 'This file is not valid JSON. Export it again, or save the page as HTML.',
  'no-links': /*i18n*/ 'No links were found.',
  'locked-link': /*i18n*/ '"{title}" is locked on the old page, so its address could not be read.',
  'block-left-out': /*i18n*/ '"{title}" has no address and was left out.',
  'no-link-in-block': /*i18n*/ 'A block of the type {type} holds no link and was left out.',
} as const;

/** The same where the sentence depends on how many there are. */
export const countedImportWarnings = {
  'unsafe-link': {
    one: /*i18n*/ '1 link was left out: only web, mail and telephone addresses can be published.',
    many: /*i18n*/ '{count} links were left out: only web, mail and telephone addresses can be published.',
  },
  'relative-link': {
    one: /*i18n*/ "1 link was left out, incomplete without the page's address. Give it to include them.",
    many: /*i18n*/ "{count} links were left out, incomplete without the page's address. Give it to include them.",
  },
  'picture-left-out': {
    one: /*i18n*/ "1 picture was left out, incomplete without the page's address. Give it to include them.",
    many: /*i18n*/ "{count} pictures were left out, incomplete without the page's address. Give it to include them.",
  },
  'picture-in-folder': {
    one: /*i18n*/ '1 picture is left out, kept in the folder beside the saved page. Import a zip of both to include them.',
    many: /*i18n*/ '{count} pictures are left out, kept in the folder beside the saved page. Import a zip of both to include them.',
  },
  'picture-in-text': {
    one: /*i18n*/ "1 picture was left out, part of the page's text. Import the page as a file to include them.",
    many: /*i18n*/ "{count} pictures were left out, part of the page's text. Import the page as a file to include them.",
  },
  'picture-not-taken': {
    one: /*i18n*/ '1 picture was left out: {names}',
    many: /*i18n*/ '{count} pictures were left out: {names}',
  },
  'picture-not-in-archive': {
    one: /*i18n*/ '1 picture was left out, not found in the zip: {names}.',
    many: /*i18n*/ '{count} pictures were left out, not found in the zip: {names}.',
  },
  'duplicates-removed': {
    one: /*i18n*/ '1 repeated link was left out.',
    many: /*i18n*/ '{count} repeated links were left out.',
  },
  'too-many-links': {
    one: /*i18n*/ 'Only the first {taken} links were taken; 1 more was left out.',
    many: /*i18n*/ 'Only the first {taken} links were taken; {count} more were left out.',
  },
  'title-shortened': {
    one: /*i18n*/ '1 long title was shortened to {length} characters.',
    many: /*i18n*/ '{count} long titles were shortened to {length} characters.',
  },
} as const;
