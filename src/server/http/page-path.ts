/** The path of a page, also where a client navigation asks for its data alone. */
export function toPagePath(url = ''): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.endsWith('.data')) return path;
  return path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.slice(0, -'.data'.length);
}
