import react from '@vitejs/plugin-react';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { lingui } from '@lingui/vite-plugin';
import { compressedFiles } from './bundle/compressed-files.js';
import { expandMacros } from './bundle/expand-macros.js';
import { screenPaths } from './bundle/screen-paths.js';

const gateway = process.env['LINKYARD_GATEWAY'] ?? 'http://127.0.0.1:5002';

/** Screens and calls share prefixes: a GET is a screen, except where the providers' redirects pass. */
function screenOrCall(request: IncomingMessage) {
  const isScreen = request.method === 'GET' && !/^\/auth\/(google|facebook)\//.test(request.url ?? '');
  return isScreen ? '/index.html' : undefined;
}

// What every screen needs, in files that change only with their packages. The rest is split by the lazy imports.
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'framework',
    test: /node_modules\/(?:react-router|react-router-dom|react-redux|@reduxjs|redux|reselect|immer|zod)\//,
  },
  // The parser of messages: @lingui/core imports it without using it in a build, and only the editor's pages do.
  { name: 'message-parser', test: /node_modules\/(?:@lingui\/message-utils|@messageformat|moo)\//, priority: 1 },
  // Parts that most screens share; without a group each would be a file of its own.
  { name: 'ui', test: /node_modules\/@mantine\/|node_modules\/@tabler\/|\/libs\/ui\//, minShareCount: 73 },
  // One file each in place of sixty small ones: a browser asks a host without HTTP/2 for six at a time.
  // Skeleton is part of the first load; its group must not become part of it too.
  {
    name: 'controls',
    test: /node_modules\/(?:@mantine\/(?!.*Skeleton)|@floating-ui\/)/,
    minShareCount: 12,
    includeDependenciesRecursively: false,
  },
  // The editor of formatted text is loaded with the first form that has one; its engine changes only with its packages.
  { name: 'prosemirror', test: /node_modules\/(?:prosemirror-|orderedmap|rope-sequence|w3c-keyname)/ },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 4 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    expandMacros(),
    react(),
    lingui({ configPath: join(import.meta.dirname, '../tools/i18n/app.config.mjs') }),
    screenPaths(join(import.meta.dirname, 'src/features')),
    compressedFiles(),
  ],
  // The gateway puts a new one into each document (gateway/src/pages/web-app.ts).
  html: { cspNonce: 'nonce-of-this-document' },
  resolve: { conditions: ['@linkyard/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      '^/(auth|user|admin|wl|chat|ai|notification)/': { target: gateway, bypass: screenOrCall },
      '^/(manifest\\.webmanifest$|assets/icons/)': { target: gateway },
      '^/(b|media|catalogue|docs|health|socket.io)/': { target: gateway, ws: true },
    },
  },
});
