import { defineConfig } from 'vite';

/** The page of Harbour: built into `dist/web`, served from there on the double's own origin. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: { outDir: '../../../dist/web', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
});
