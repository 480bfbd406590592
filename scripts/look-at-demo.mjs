// What try-fresh-clone.mjs looks at while a fresh demo is open and still being drawn.

/** What the home page shows: featured, newest and sold. */
const HOME_PICTURES = 25;
const ROUNDS = 12;
const PAGES_PER_ROUND = 25;

/** Every picture of the home page answers, and there are as many as there should be. */
export async function countPictures(site, html) {
  const photos = [...html.matchAll(/<img[^>]* src="([^"]+\.webp[^"]*)"/g)].map(([, address]) => address);
  for (const address of new Set(photos)) {
    const { status } = await fetch(new URL(address, site));
    if (status !== 200) throw new Error(`The picture ${address} answers ${status}.`);
  }
  if (photos.length < HOME_PICTURES)
    throw new Error(`The home page has ${photos.length} pictures, not ${HOME_PICTURES}.`);
  return photos.length;
}

export async function countAds(site) {
  return (await (await fetch(new URL('api/ad/getAllAds', site))).json()).total;
}

/** Turn by turn with the painter at work and with the painter halted: whatever else this machine does, both see it. */
export async function timePages(site, painter) {
  const times = { SIGCONT: [], SIGSTOP: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const signal of Object.keys(times)) {
      process.kill(painter, signal);
      for (let page = 0; page < PAGES_PER_ROUND; page += 1) times[signal].push(await timePage(site));
    }
  process.kill(painter, 'SIGCONT');
  return { drawing: findMedian(times.SIGCONT), halted: findMedian(times.SIGSTOP) };
}

/** As somebody whose browser shows a cookie of its own: such a page comes from no cache. */
async function timePage(site) {
  const started = performance.now();
  const page = await fetch(new URL('all-ads', site), { headers: { cookie: 'stranger=yes' } });
  await page.text();
  if (page.status !== 200) throw new Error(`A page answers ${page.status}.`);
  return performance.now() - started;
}

const findMedian = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
