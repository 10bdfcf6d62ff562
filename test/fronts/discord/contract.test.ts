import { afterAll } from 'vitest';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { frontContract } from '../contract.js';
import { dialogue } from '../dialogue.js';
import { makeDiscordDriver } from './discord-driver.js';

const painter = makePainter();

afterAll(() => painter.close());

frontContract('Discord', () => makeDiscordDriver(painter));
dialogue('Discord', () => makeDiscordDriver(painter));
