import { describe, expect, it } from '@jest/globals';
import { sourceName } from './source-name.js';

const none = {
  ...{ campaignId: null, pageId: null, sectionId: null, utmSource: null, utmMedium: null, utmCampaign: null },
  ...{ payments: 1, gross: 1 },
};
const pages = new Map([['page-1', 'My shop']]);

describe('the name of a source', () => {
  it.each([
    [{}, 'Direct or unknown'],
    [{ campaignId: 'page-1' }, 'My shop'],
    [{ campaignId: 'gone' }, 'A page that was deleted'],
    [{ utmSource: 'newsletter', utmCampaign: 'spring' }, 'newsletter / spring'],
    [{ campaignId: 'page-1', utmSource: 'newsletter' }, 'newsletter, on My shop'],
  ])('of %j is %s', (given, name) => {
    expect(sourceName({ ...none, ...given }, pages)).toBe(name);
  });
});
