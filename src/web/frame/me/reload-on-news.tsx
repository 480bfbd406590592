import { useReloadOnNews } from './use-reload-on-news.ts';

/** The same as a part of a page, for one that nobody waits for to follow. */
export default function ReloadOnNews() {
  useReloadOnNews();
  return null;
}
