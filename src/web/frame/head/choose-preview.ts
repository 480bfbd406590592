/** The kinds of pages that have a picture of their own in link previews. */
export type PreviewKind = 'home' | 'hair' | 'text' | 'safety';

/** Which picture stands for the page of this path. */
export function choosePreview(path: string): PreviewKind {
  if (path === '/') return 'home';
  if (path.startsWith('/all-ads') || path.startsWith('/hair-')) return 'hair';
  return path === '/website-safety/' ? 'safety' : 'text';
}
