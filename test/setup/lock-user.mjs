import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from '../../scripts/setup/lock.mjs';

// `node lock-user.mjs <lock> <diary>`: takes the lock, writes down when, and gives it back; without a diary it keeps it.
const [lock = '', diary] = process.argv.slice(2);
const release = await takeLock(lock, () => {});
if (diary === undefined) {
  console.log('taken');
  setInterval(() => {}, 1000);
} else {
  appendFileSync(diary, `in ${process.pid}\n`);
  await wait(20);
  appendFileSync(diary, `out ${process.pid}\n`);
  release();
}
