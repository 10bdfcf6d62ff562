import { describe, it } from 'vitest';
import { perform } from './perform.js';
import { SCENES } from './scenes.js';

describe('on Discord', () => {
  it.each(SCENES.map((scene) => [scene.title, scene] as const))('%s', async (_, scene) => perform(scene), 60_000);
});
