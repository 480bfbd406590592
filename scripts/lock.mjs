import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SILENT_TOO_LONG_MS = 30_000;

/** Does the work while no other process does it in this folder; the lock of a dead process is taken over. */
export async function withLock(folder, work) {
  const ours = await acquire(folder);
  const beating = setInterval(() => utimesSync(ours, new Date(), new Date()), 1000);
  const release = () => rmSync(ours, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beating);
    process.removeListener('exit', release);
    release();
  }
}

/** The lock is a folder with one file in it, named after its owner; both ways to it are a single rename. */
async function acquire(folder) {
  const lock = `${folder}/lock`;
  const ours = `${lock}/${process.pid}`;
  for (let saidSo = false; ; await sleep(200)) {
    if (takeFree(folder, lock)) return ours;
    const owner = readdirSync(lock)[0];
    if (owner === undefined) continue;
    if (!isAtWork(lock, owner) && takeOver(`${lock}/${owner}`, ours)) return ours;
    if (!saidSo) console.log(`Waiting for process ${owner}, which is preparing this folder …`);
    saidSo = true;
  }
}

/** A folder can be renamed onto a missing or empty one, never onto one that has an owner. */
function takeFree(folder, lock) {
  const candidate = `${folder}/${process.pid}`;
  mkdirSync(candidate, { recursive: true });
  writeFileSync(`${candidate}/${process.pid}`, '');
  try {
    renameSync(candidate, lock);
    return true;
  } catch (error) {
    rmSync(candidate, { recursive: true });
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A number alone proves little: after a reboot it may belong to another process, so the owner also gives a sign of life. */
function isAtWork(lock, owner) {
  try {
    if (Date.now() - statSync(`${lock}/${owner}`).mtimeMs > SILENT_TOO_LONG_MS) return false;
    process.kill(Number(owner), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function takeOver(theirs, ours) {
  try {
    renameSync(theirs, ours);
    utimesSync(ours, new Date(), new Date());
    return true;
  } catch {
    return false;
  }
}
