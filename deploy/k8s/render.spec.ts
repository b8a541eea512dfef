import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, roles } from './render.mjs';

const text = JSON.stringify(render({ image: 'registry.example/linkyard:0.1.0', host: 'links.example.com' }));

describe('the Kubernetes manifests', () => {
  it('run the gateway, every service and every worker role', () => {
    const services = readdirSync(join(import.meta.dirname, '../../services')).filter((name) => name !== 'workers');
    expect(Object.keys(roles).sort()).toEqual(
      [
        'gateway',
        ...services,
        'workers:documents',
        'workers:email',
        'workers:exports',
        'workers:imports',
        'workers:media',
        'workers:schedules',
      ].sort(),
    );
    for (const role of Object.keys(roles)) expect(text).toContain(`"args":["--roles=${role}"]`);
  });

  it('take every address and secret from one Secret and hold none', () => {
    expect(text).toContain('"envFrom":[{"secretRef":{"name":"linkyard"}}]');
    expect(text).toContain('{"name":"LINKYARD_MODE","value":"production"}');
    expect(text).not.toMatch(/_SECRET|_KEY|PASSWORD|mongodb:/);
  });

  it('let no container write, gain rights or run as root', () => {
    const containers = Object.keys(roles).length;
    expect(text.match(/"readOnlyRootFilesystem":true,"allowPrivilegeEscalation":false/g)).toHaveLength(containers);
    expect(text.match(/"runAsNonRoot":true/g)).toHaveLength(containers);
  });
});
