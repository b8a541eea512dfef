export { creator, visitor } from './contexts.js';
export { ownDatabase, ServiceUnderTest, type Part } from './service-under-test.js';
