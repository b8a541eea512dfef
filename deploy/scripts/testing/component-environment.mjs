import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = ['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone'];

/** jsdom with the parts of a browser that it leaves out and Node has. */
export default class ComponentEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
  }
}
