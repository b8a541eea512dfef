import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedSlug } from '@linkyard/contracts';
import { screenPathsIn } from '../../bundle/screen-paths.js';
import type { Feature } from '../shared/feature/feature.js';
import { routeFor } from '../shared/session/route-for.js';
import { menuGroupsOf } from './frame/menu-groups.js';

const folder = join(import.meta.dirname, '../features');
const names = readdirSync(folder);
const features: Feature[] = [];
const screensOf = () => features.flatMap(({ screens = [] }) => screens);

describe('the features', () => {
  beforeAll(async () => {
    for (const name of names) {
      const module: { feature: Feature } = await import(join(folder, name, 'feature.ts'));
      features.push(module.feature);
    }
  });

  it('each have a feature.ts that exports `feature`', () => {
    expect(features.every((feature) => typeof feature === 'object')).toBe(true);
  });

  it('register each path once', () => {
    const paths = screensOf().map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('have screens whose first segment no public page can take', () => {
    const segments = screensOf().map(({ path }) => path.split('/')[1] ?? '');
    expect(segments.filter((segment) => segment !== '' && !isReservedSlug(segment))).toEqual([]);
  });

  it('are written so that the build finds their paths, which the gateway serves', () => {
    const found = names.flatMap((name) => screenPathsIn(readFileSync(join(folder, name, 'feature.ts'), 'utf8')));
    expect(found).toEqual(screensOf().map(({ path }) => path));
  });

  it('link menu entries and commands to screens that exist', () => {
    const paths = new Set(screensOf().map(({ path }) => path));
    const links = features.flatMap(({ menu = [], commands = [] }) => [
      ...menu.map(({ path }) => path),
      ...commands.map(({ to }) => to.split('?')[0] ?? to),
    ]);
    expect(links.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('keep admin screens out of the menu of users, and the other way round', () => {
    const pathsOf = (role: 1 | 2) =>
      menuGroupsOf(features, role).flatMap(({ entries }) => entries.map(({ path }) => path));
    const admin = { signedIn: true, role: 1, step: 0 } as const;
    expect(pathsOf(1).filter((path) => routeFor(admin, path) !== null)).toEqual([]);
    expect(pathsOf(2).filter((path) => path.startsWith('/admin/'))).toEqual([]);
    expect(pathsOf(2).slice(0, 4)).toEqual(['/dashboard', '/mylinks', '/templates', '/mylibrary']);
  });
});
