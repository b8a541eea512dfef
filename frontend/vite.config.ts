import react from '@vitejs/plugin-react';
import type { IncomingMessage } from 'node:http';
import { defaultClientConditions, defineConfig } from 'vite';

const gateway = process.env['LINKYARD_GATEWAY'] ?? 'http://127.0.0.1:5002';

/** Screens and calls share prefixes: a GET is a screen, except where the providers' redirects pass. */
function screenOrCall(request: IncomingMessage) {
  const isScreen = request.method === 'GET' && !/^\/auth\/(google|facebook)\//.test(request.url ?? '');
  return isScreen ? '/index.html' : undefined;
}

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@linkyard/source', ...defaultClientConditions] },
  build: { outDir: 'dist', assetsDir: 'assets', emptyOutDir: true, target: 'es2022', sourcemap: false },
  server: {
    proxy: {
      '^/(auth|user|admin|wl|chat|ai|notification)/': { target: gateway, bypass: screenOrCall },
      '^/manifest\\.webmanifest$': { target: gateway },
      '^/(b|media|catalogue|docs|health|socket.io)/': { target: gateway, ws: true },
    },
  },
});
