/** 'Load more' puts the next ads under these, says so, and leads the focus to the first of them. */
export function startLoadMore(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-load-more]');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
    event.preventDefault();
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    fetchPage(link.href)
      .then(append)
      .catch(() => location.assign(link.href));
  });
}

/** A request that parses by itself: text that becomes HTML is what the Content-Security-Policy forbids. */
function fetchPage(href: string): Promise<Document> {
  const request = new XMLHttpRequest();
  request.open('GET', href);
  request.responseType = 'document';
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(String(request.status)));
    });
    request.addEventListener('error', () => reject(new Error('away')));
    request.send();
  });
}

function append(page: Document): void {
  const list = document.querySelector('[data-ads]');
  const pages = document.querySelector('[data-pages]');
  const cards = [...page.querySelectorAll('[data-ads] > li')];
  const next = page.querySelector('[data-pages]');
  if (!list || !pages || cards.length === 0 || !next) throw new Error('another page');
  list.append(...cards);
  // On the page that grew, the start is above.
  next.querySelector('a:not([data-load-more])')?.remove();
  const shown = next.querySelector('[data-shown]')?.textContent;
  pages.replaceWith(next);
  cards[0]?.querySelector<HTMLElement>('h3 a')?.focus();
  const status = document.querySelector('[data-more-status]');
  if (status) status.textContent = [`${cards.length} more ads`, shown].filter(Boolean).join(', ');
}
