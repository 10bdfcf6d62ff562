import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { invitationTo } from '../../../src/fronts/discord/invitation.js';
import { projectRoot } from '../../../src/shared/project.js';

describe('the invitation', () => {
  it('is the one that README shows', async () => {
    const readme = await readFile(join(projectRoot, 'README.md'), 'utf8');
    expect(readme).toContain(invitationTo('YOUR_APPLICATION_ID'));
  });
});
