import { describe, expect, it } from '@jest/globals';
import { certificateSettingsFrom } from './certificate-settings.js';

describe('whether hosts have certificates', () => {
  it('in production, at their own addresses unless an entrance is named', () => {
    expect(certificateSettingsFrom({ LINKYARD_MODE: 'production' })).toEqual({
      ...{ hasTls: true, address: null, authority: '' },
    });
    expect(certificateSettingsFrom({ TLS_PROBE_ADDRESS: 'caddy:443' }).address).toEqual({ host: 'caddy', port: 443 });
  });

  it('on a machine of a developer only where an entrance is named', () => {
    expect(certificateSettingsFrom({ LINKYARD_MODE: 'development' }).hasTls).toBe(false);
    const named = { LINKYARD_MODE: 'development', TLS_PROBE_ADDRESS: '127.0.0.1:8443' };
    expect(certificateSettingsFrom(named)).toMatchObject({ hasTls: true, address: { host: '127.0.0.1', port: 8443 } });
  });

  it.each(['caddy', 'https://caddy:443', 'caddy:https', ':443', 'caddy:'])('%s names no entrance', (address) => {
    expect(() => certificateSettingsFrom({ TLS_PROBE_ADDRESS: address })).toThrow('TLS_PROBE_ADDRESS');
  });
});
