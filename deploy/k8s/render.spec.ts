import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, roles } from './render.mjs';

const image = 'registry.example/linkyard:0.1.0';
const text = JSON.stringify(render({ image }));
const ofKind = (kind: string, options: { image: string; host?: string } = { image }) =>
  render(options).items.filter((item) => item.kind === kind);

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
        'workers:push',
        'workers:schedules',
      ].sort(),
    );
    for (const role of Object.keys(roles)) expect(text).toContain(`"args":["--roles=${role}"]`);
  });

  it('take every address and secret from one Secret and hold none', () => {
    expect(text).toContain('"envFrom":[{"secretRef":{"name":"linkyard"}}]');
    expect(text).toContain('{"name":"LINKYARD_MODE","value":"production"}');
    // Caddy is given the one that it needs by its name.
    expect(text.replaceAll('TLS_ASK_SECRET', '')).not.toMatch(/_SECRET|_KEY|PASSWORD|mongodb:/);
    expect(text).toContain('"secretKeyRef":{"name":"linkyard","key":"TLS_ASK_SECRET"}');
  });

  it('let no container write, gain rights or run as root', () => {
    const containers = Object.keys(roles).length + 1;
    expect(text.match(/"readOnlyRootFilesystem":true,"allowPrivilegeEscalation":false/g)).toHaveLength(containers);
    expect(text.match(/"runAsNonRoot":true/g)).toHaveLength(containers);
  });

  it('have Caddy as their entrance, with the Caddyfile of this repository, every gateway and a disk for certificates', () => {
    const [config] = ofKind('ConfigMap');
    expect(JSON.stringify(config)).toContain(
      JSON.stringify(readFileSync(join(import.meta.dirname, '../docker/Caddyfile'), 'utf8')),
    );
    expect(ofKind('PersistentVolumeClaim')).toHaveLength(1);
    expect(ofKind('Service')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ spec: expect.objectContaining({ clusterIP: 'None', ports: [{ port: 5002 }] }) }),
        expect.objectContaining({
          spec: expect.objectContaining({ type: 'LoadBalancer', externalTrafficPolicy: 'Local' }),
        }),
      ]),
    );
    expect(text).toContain('{"name":"GATEWAY_HOST","value":"gateways"}');
    expect(text.match(/\{"name":"TLS_PROBE_ADDRESS","value":"caddy:443"\}/g)).toHaveLength(1);
    expect(ofKind('Ingress')).toEqual([]);
  });

  it('have an Ingress instead where its controller has the certificate of one host', () => {
    const options = { image, host: 'links.example.com' };
    expect(JSON.stringify(ofKind('Ingress', options))).toContain('"host":"links.example.com"');
    expect(JSON.stringify(render(options))).not.toContain('caddy');
  });
});
