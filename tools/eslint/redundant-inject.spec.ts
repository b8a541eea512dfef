import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { redundantInject } from './redundant-inject.mjs';

it('leaves out an @Inject that repeats the type, and keeps one of a token or of a class without a decorator', async () => {
  const eslint = new ESLint({
    fix: true,
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, redundantInject],
  });
  const source = [
    '@Injectable()',
    'export class Service {',
    '  constructor(',
    '    @Inject(Orders) private readonly orders: Orders,',
    '    @Inject(LOGGER) private readonly logger: Logger,',
    '    @Inject(Bus) bus: Pick<Bus, "request">,',
    '    @Inject(Queue) queue: Queue<Job>,',
    '  ) {}',
    '}',
    'export class Base {',
    '  constructor(@Inject(Orders) private readonly orders: Orders) {}',
    '}',
  ];
  const [result] = await eslint.lintText(source.join('\n'), { filePath: 'services/media/src/fixture.ts' });
  expect(result?.messages).toEqual([]);
  expect(result?.output).toBe(source.join('\n').replace('@Inject(Orders) private', 'private'));
});
