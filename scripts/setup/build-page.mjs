// Bundles the web page into dist/page: hashed names, and every text packed beside itself. Prints each file as the compiler does.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { looksCss } from './looks-css.mjs';
import { inProject, root } from './project.mjs';
import { filesUnder } from './stamp.mjs';

const OUTPUT = 'dist/page';

await build({
  configFile: false,
  root: join(root, 'src/fronts/web/page'),
  logLevel: 'warn',
  plugins: [looksCss()],
  build: { outDir: inProject(OUTPUT), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
});
// The frame itself is packed by nobody: its words are put in when it is served.
for (const file of filesUnder(root, OUTPUT).filter((each) => /\.(js|css|svg)$/.test(each))) {
  const content = readFileSync(inProject(file));
  writeFileSync(inProject(`${file}.gz`), gzipSync(content, { level: 9 }));
  writeFileSync(
    inProject(`${file}.br`),
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
for (const file of filesUnder(root, OUTPUT)) console.log(`TSFILE: ${file}`);
