import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LoadDemoChat } from './load-demo.js';
import { ChatHarness } from './testing/chat-harness.js';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await ChatHarness.start();
}, 30_000);
afterAll(() => chat.stop());

it('begins the community with a talk of the demo accounts, once', async () => {
  chat.names.set('0000000000000000000000d1', 'Maren Holt');
  chat.names.set('0000000000000000000000e1', 'Ina Agency');
  await chat.get<LoadDemoChat>(LoadDemoChat).load();
  await chat.get<LoadDemoChat>(LoadDemoChat).load();
  const texts = await chat.texts(chat.person('Ana'));
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('Welcome');
});
