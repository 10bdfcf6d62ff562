import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Never let go: from 24.19 on, Node ends the process when it collects a database of better-sqlite3 12 in an idle moment.
 * @type {unknown[]}
 */
const kept = [];

/** Each proof throws when its module does not do its work here. */
const PROOFS = {
  canvas() {
    /** @type {typeof import('canvas')} */
    const { createCanvas, Image } = require('canvas');
    const context = createCanvas(4, 4).getContext('2d');
    // Piece artwork is SVG: a canvas that was compiled without librsvg loads, but cannot read it.
    const artwork = new Image();
    artwork.onerror = (error) => {
      throw error;
    };
    artwork.src = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4H0z"/></svg>',
    );
    context.drawImage(artwork, 0, 0);
    if (context.getImageData(2, 2, 1, 1).data[3] !== 255) throw new Error('canvas drew nothing');
  },
  'better-sqlite3'() {
    /** @type {typeof import('better-sqlite3')} */
    const Database = require('better-sqlite3');
    const database = new Database(':memory:');
    kept.push(database);
    database.exec('create table proof (value integer) strict');
    database.close();
  },
};

/** @typedef {keyof typeof PROOFS} NativeModule */

export const NATIVE_MODULES = /** @type {NativeModule[]} */ (Object.keys(PROOFS));

/**
 * Loads the module into this process and has it do something; throws when it cannot.
 * @param {NativeModule} name
 */
export const prove = (name) => PROOFS[name]();
