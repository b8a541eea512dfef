import { describe, expect, it } from '@jest/globals';
import { commandsIn } from './readme-commands.mjs';

describe('the commands of a page', () => {
  it('are those of its code blocks and sentences, each once', () => {
    const page = [
      'Run `npm start`, or `npm run check -- --fast`; `PORT` and `node` are no commands.',
      '```sh',
      'npm start',
      '  node deploy/k8s/render.mjs',
      'PUBLIC_URL=x',
      '```',
      'Then `docker compose up -d` and `cp a b`.',
    ];
    expect(commandsIn(page.join('\n'))).toEqual([
      'npm start',
      'node deploy/k8s/render.mjs',
      'npm run check -- --fast',
      'docker compose up -d',
      'cp a b',
    ]);
  });
});
