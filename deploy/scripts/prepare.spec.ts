import { describe, expect, it } from '@jest/globals';
import { appEnvironment, personsChoices, withoutSettings } from './environment.mjs';
import { checkDisk, checkNode, npmReason } from './prepare.mjs';
import { explain, Problem } from './problem.mjs';
import { messageIn } from './processes.mjs';
import { isReadyLine } from './simulators.mjs';

describe('what is checked before anything starts', () => {
  it('refuses a Node that is too old, and says which to take', () => {
    expect(() => checkNode('20.18.3')).toThrow('Node 20.18.3 is too old for Linkyard. Install Node 20.19 or newer');
    expect(() => checkNode('18.20.0')).toThrow(Problem);
    expect(() => checkNode('20.19.0')).not.toThrow();
    expect(() => checkNode('22.1.0')).not.toThrow();
  });

  it('refuses a disk that is nearly full', () => {
    expect(() => checkDisk(['/'], () => 150e6)).toThrow('Only 150 MB are free on the disk of /. Free 200 MB');
    expect(() => checkDisk(['/'], () => 250e6)).not.toThrow();
  });
});

describe('one line for an error', () => {
  it('says what and how to go on', () => {
    expect(explain(new Problem('Port 5002 is taken', 'Choose another one'))).toBe(
      'Port 5002 is taken. Choose another one',
    );
  });

  it('knows a full disk by its code', () => {
    expect(explain(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatch(
      /^The disk is full\. Free some space/,
    );
  });

  it('takes the message out of a log line', () => {
    expect(messageIn('{"level":60,"msg":"DATA_KEY is missing"}')).toBe('DATA_KEY is missing');
    expect(messageIn('{not json')).toBe('{not json');
  });

  it("takes npm's reason and not its log paths", () => {
    const output =
      'npm error code ENOTFOUND\nnpm error network request failed\nnpm error A complete log is in /x.log\n';
    expect(npmReason(output)).toBe('code ENOTFOUND, network request failed');
  });
});

describe('the settings of a stack', () => {
  const simulators = { ports: { google: 1, facebook: 2, smtp: 3, mailbox: 4, tenant_smtp: 5 } };
  const env = appEnvironment({ port: 5002, dataDir: '/data', simulators, secrets: { BUS_SECRET: 's' } });

  it('name every address that the roles require', () => {
    expect(env).toMatchObject({
      PORT: '5002',
      PUBLIC_URL: 'http://localhost:5002',
      SMTP_URL: 'smtp://127.0.0.1:3',
      MAILBOX_URL: 'http://127.0.0.1:4',
      GOOGLE_BASE_URL: 'http://127.0.0.1:1',
      FACEBOOK_BASE_URL: 'http://127.0.0.1:2',
      STORAGE_DIR: '/data/storage',
      BUS_SECRET: 's',
    });
  });

  it('let the mail server of a tenant be reached on this machine, and that of the platform not', () => {
    const allowed = String(env['EGRESS_ALLOW_HOSTS']).split(',');
    expect([allowed.includes('127.0.0.1:5'), allowed.includes('127.0.0.1:3')]).toEqual([true, false]);
  });

  it('are those of development, while libraries run as in production', () => {
    expect(env).toMatchObject({ LINKYARD_MODE: 'development', NODE_ENV: 'production' });
    expect(personsChoices({ LINKYARD_MODE: 'production' })).toEqual({ LINKYARD_MODE: 'production' });
  });

  it("take the person's own where they are set, and nothing else of theirs", () => {
    const chosen = personsChoices({ SMTP_URL: 'smtp://mail.example', LOG_LEVEL: '', HOME: '/home/me' });
    expect(chosen).toEqual({ SMTP_URL: 'smtp://mail.example' });
    expect(withoutSettings({ S3_ENDPOINT: 'https://s3.example', HOME: '/home/me' })).toEqual({ HOME: '/home/me' });
  });
});

describe("the simulators' line", () => {
  it.each([
    ['{"ready":true,"smtp":2525}', true],
    ['{"ready":false}', false],
    ['{ready', false],
    ['listening', false],
  ])('%s says ready: %s', (line, ready) => {
    expect(isReadyLine(line)).toBe(ready);
  });
});
