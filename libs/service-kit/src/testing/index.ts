export { ownDatabase } from './backing.js';
export { fakeSites, fakeSiteUrls, hostOfCreator, hostOfTenant } from './fake-sites.js';
export { creator, visitor, visitorAt } from './contexts.js';
export { collectionsThatMention, fillEveryCollection } from './owner-records.js';
export { replyFrom } from './reply-from.js';
export { ServiceUnderTest, type Part } from './service-under-test.js';
export { AnsweringBus } from './surroundings.js';
export { aUserContact } from './user-contact.js';
