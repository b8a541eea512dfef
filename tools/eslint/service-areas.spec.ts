import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { serviceAreas } from './service-areas.mjs';

const parser = { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } };

/** What the rule reports for a source at a path under the service's src; no file is written. */
const findings = (file: string, source: string, service = 'campaigns-and-templates') =>
  new Linter({ configType: 'flat' })
    .verify(source, [parser, serviceAreas], path.resolve('services', service, 'src', file))
    .map(({ message }) => message.split(':')[0]);

describe('the direction of imports between areas of a service', () => {
  it.each([
    [
      'authoring/pages/fixture.ts',
      "import { a } from '../../publishing/campaigns/a.js';",
      'authoring must not import publishing',
    ],
    [
      'publishing/gates/fixture.ts',
      "export * from '../../audience/leads/a.js';",
      'publishing must not import audience',
    ],
    ['analytics/fixture.ts', "import type { A } from '../import/a.js';", 'analytics must not import import'],
    ['import/fixture.ts', "void import('../demo/a.js');", 'import must not import demo'],
  ])('refuses in %s: %s', (file, source, message) => expect(findings(file, source)).toEqual([message]));

  it.each([
    ['audience/leads/fixture.ts', "import { a } from '../../publishing/campaigns/a.js';"],
    ['publishing/campaigns/fixture.ts', "import { a } from '../public-pages/a.js';"],
    ['authoring/pages/fixture.int-spec.ts', "import { a } from '../../publishing/campaigns/a.js';"],
    ['campaigns-and-templates.module.ts', "import { a } from './publishing/campaigns/a.js';"],
  ])('accepts in %s: %s', (file, source) => expect(findings(file, source)).toEqual([]));

  it('holds for the capabilities of auth', () => {
    const found = findings('sessions/fixture.ts', "import { a } from '../accounts/a.js';", 'auth');
    expect(found).toEqual(['sessions must not import accounts']);
    expect(findings('accounts/fixture.ts', "import { a } from '../sessions/a.js';", 'auth')).toEqual([]);
  });

  it('holds for the capabilities of media, and for the kit of all services', () => {
    const found = findings('files/fixture.ts', "import { a } from '../pictures/a.js';", 'media');
    expect(found).toEqual(['files must not import pictures']);
    expect(findings('library/fixture.ts', "import { a } from '../pictures/a.js';", 'media')).toEqual([]);
    const ofKit = findings('bus/fixture.ts', "import { a } from '../service/a.js';", '../libs/service-kit');
    expect(ofKit).toEqual(['bus must not import service']);
  });

  it.each([
    ['gateway', 'http/fixture.ts', "import { a } from '../auth/a.js';", 'http must not import auth'],
    [
      'gateway',
      'public-screens/checkout/fixture.ts',
      "import '../../pages/a.js';",
      'public-screens must not import pages',
    ],
    ['libs/contracts', 'commerce/orders/fixture.ts', "import '../../events/a.js';", 'commerce must not import events'],
    [
      'libs/contracts',
      'primitives/fixture.ts',
      "import type { A } from '../kit/a.js';",
      'primitives must not import kit',
    ],
    ['libs/ui', 'language/fixture.tsx', "import '../format/a.js';", 'language must not import format'],
    ['libs/simulators', 'consent/fixture.ts', "import '../google/a.js';", 'consent must not import google'],
  ])('holds in %s too: %s with %s', (project, file, source, message) =>
    expect(findings(file, source, `../${project}`)).toEqual([message]),
  );

  it('accepts what stands to the left in the gateway and in contracts', () => {
    expect(findings('page-forms/fixture.ts', "import '../public-screens/a.js';", '../gateway')).toEqual([]);
    expect(findings('events/fixture.ts', "import '../commerce/orders/a.js';", '../libs/contracts')).toEqual([]);
  });

  it.each(['services/media', 'gateway', 'libs/contracts'])('wants a place for each folder of %s', (project) => {
    const found = findings('fresh/fixture.ts', 'export const a = 1;', `../${project}`);
    expect(found).toEqual([`fresh has no place among the areas of ${project} (tools/eslint/service-areas.mjs).`]);
  });
});
