import type { Texts } from '@linkyard/languages';
import { SandboxedFrame } from '../kit/sandboxed-frame.js';
import { themeTokens } from '../kit/theme-tokens.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import { foreignHosts } from './foreign-hosts.js';
import type { CustomContent } from './schema.js';

/** The creator's own words are read on the page's ground, so they begin in its ink. */
const inked = (code: string, { theme }: RenderContext) =>
  `<style>body{color:${themeTokens(theme).ink};font:16px/1.6 system-ui,sans-serif}a{color:inherit}</style>${code}`;

function startText(hosts: readonly string[], i18n: Texts): string {
  const [first = '', second, ...more] = hosts;
  if (!second) return i18n.t('Show content from {first}', { first });
  return more.length === 0
    ? i18n.t('Show content from {first} and {second}', { first, second })
    : i18n.t('Show content from {first}, {second} and {count} more', { first, second, count: more.length });
}

/**
 * Code without external requests runs immediately, inline on the page. Code with external requests runs after the visitor has confirmed
 * the listed hosts, on the white background it was written for.
 */
export function Public({ data, context }: PublicProps<CustomContent>) {
  if (data.code.trim() === '') return null;
  const { i18n } = context;
  const inEditor = context.mode === 'editor';
  const title = data.title || i18n.t('Content of this page');
  const hosts = foreignHosts(data.code);
  if (hosts.length === 0) {
    return (
      <div className="cu">
        <SandboxedFrame
          code={inked(data.code, context)}
          title={title}
          height={data.height}
          start="at-once"
          inEditor={inEditor}
        />
      </div>
    );
  }
  return (
    <>
      <SandboxedFrame
        code={data.code}
        title={title}
        height={data.height}
        start="on-click"
        startText={startText(hosts, i18n)}
        inEditor={inEditor}
      />
      <noscript>
        <p className="m">
          {data.title
            ? i18n.t('{title} needs JavaScript.', { title: data.title })
            : i18n.t('This part of the page needs JavaScript.')}
        </p>
      </noscript>
    </>
  );
}
