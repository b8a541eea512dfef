export { ownDatabase } from './backing.js';
export { creator, visitor } from './contexts.js';
export { ServiceUnderTest, type Part } from './service-under-test.js';
