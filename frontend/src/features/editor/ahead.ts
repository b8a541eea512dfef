// What the blocks are made of takes long to set up on a slow machine, and needs nothing of the editor: it runs while the rest of it is on its way.
export { blockDefinitions } from '@linkyard/blocks/schema';
