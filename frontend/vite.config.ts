import react from '@vitejs/plugin-react';
import type { IncomingMessage } from 'node:http';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { componentStyles } from './bundle/component-styles.js';
import { compressedFiles } from './bundle/compressed-files.js';
import { groupedChunks } from './bundle/grouped-chunks.js';
import { leanZod } from './bundle/lean-zod.js';
import { screenDocuments } from './bundle/screen-documents.js';

const gateway = process.env['LINKYARD_GATEWAY'] ?? 'http://127.0.0.1:5002';

/** Screens and calls share prefixes: a GET is a screen, except where the providers' redirects pass. */
function screenOrCall(request: IncomingMessage) {
  const isScreen = request.method === 'GET' && !/^\/auth\/(google|facebook)\//.test(request.url ?? '');
  return isScreen ? '/index.html' : undefined;
}

const app = {
  root: import.meta.dirname,
  plugins: [react(), componentStyles(), leanZod()],
  resolve: { conditions: ['@linkyard/source', ...defaultClientConditions] },
  build: { outDir: 'dist', assetsDir: 'assets', emptyOutDir: true, target: 'es2022', sourcemap: false },
} satisfies UserConfig;

export default defineConfig({
  ...app,
  plugins: [...app.plugins, groupedChunks(app), screenDocuments(), compressedFiles()],
  server: {
    proxy: {
      '^/(auth|user|admin|wl|chat|ai|notification)/': { target: gateway, bypass: screenOrCall },
      '^/manifest\\.webmanifest$': { target: gateway },
      '^/(b|media|catalogue|docs|health|socket.io)/': { target: gateway, ws: true },
    },
  },
});
