import type { Plugin, Rolldown } from 'vite';
import { needsOf } from './chunk-plan.js';

const framed = ['app/frame/Frame.tsx', 'app/live/LiveUpdates.tsx'];

/**
 * First part of a screen's path → what it shows first. A screen that is not here is shown by the plain document, which finds out only when its
 * script runs what else it needs.
 */
const screens: Record<string, readonly string[]> = {
  edit: ['features/editor/EditorScreen.tsx'],
  signin: ['features/auth/SignInScreen.tsx'],
  signup: ['features/auth/SignUpScreen.tsx'],
  dashboard: ['features/dashboard/DashboardScreen.tsx', ...framed],
  mylinks: ['features/my-links/MyLinksScreen.tsx', ...framed],
  templates: ['features/templates/TemplatesScreen.tsx', ...framed],
  myleads: ['features/leads/LeadsScreen.tsx', ...framed],
  formdata: ['features/leads/form-data/FormDataScreen.tsx', ...framed],
  mylibrary: ['features/media/library/MediaLibraryScreen.tsx', ...framed],
  profile: ['features/profile/ProfileScreen.tsx', ...framed],
};

const firstScript = '<script type="module"';

type Part = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

/**
 * The document with the files of its screen named: style sheets, and scripts for public/boot.js to ask for. They follow those of every visit, which
 * run while the others are on their way; asked for at once, all of them would share the line and come last.
 */
function documentFor(html: string, modules: readonly string[], chunks: ReadonlyMap<string, Part>) {
  const roots = modules.map((module) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/frontend/src/${module}`)),
    );
    if (!chunk) throw new Error(`${module} is in no file of the build`);
    return chunk.fileName;
  });
  const files = [...new Set(roots.flatMap((root) => [...needsOf(root, chunks)]))];
  const styles = new Set(files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
  const missing = (names: Iterable<string>) => [...names].filter((file) => !html.includes(`"/${file}"`));
  const sheets = missing(styles).map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">\n`);
  const later = missing(files)
    .map((file) => `/${file}`)
    .join(' ');
  // Before the links of every visit: they are read when the first of those has arrived.
  return html
    .replace(firstScript, `<meta name="linkyard-later" content="${later}">\n    ${firstScript}`)
    .replace('  </head>', `${sheets.join('')}  </head>`);
}

/** Writes `screens/<first part of the path>.html` beside index.html; the gateway answers with it where there is one. */
export function screenDocuments(): Plugin {
  return {
    name: 'linkyard:screen-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('index.html is not in the build');
        const html = String(index.source);
        const chunks = new Map(
          Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
        );
        for (const [name, modules] of Object.entries(screens)) {
          this.emitFile({
            type: 'asset',
            fileName: `screens/${name}.html`,
            source: documentFor(html, modules, chunks),
          });
        }
      },
    },
  };
}
