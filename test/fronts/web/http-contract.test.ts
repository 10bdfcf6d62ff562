import { afterAll } from 'vitest';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { frontContract } from '../contract.js';
import { dialogue } from '../dialogue.js';
import { HttpDriver } from './http-driver.js';

const painter = makePainter();
afterAll(() => painter.close());

frontContract('the web chat over HTTP', () => new HttpDriver(painter), {
  everyoneIsAdmin: true,
  membersAreTyped: true,
});
dialogue('the web chat over HTTP', () => new HttpDriver(painter));
