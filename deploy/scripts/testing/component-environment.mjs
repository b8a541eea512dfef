import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = ['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone'];

/** Node's `Request` takes only signals of Node's own class, and the router makes such requests. */
const insteadOfJsdoms = ['AbortController', 'AbortSignal'];

/** jsdom with the parts of a browser that it leaves out and Node has. */
export default class ComponentEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    for (const name of insteadOfJsdoms) this.global[name] = globalThis[name];
  }
}
