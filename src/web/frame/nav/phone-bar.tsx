import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { areaOf } from '#rules/accounts/account.ts';
import { HeartIcon, HomeIcon, PersonIcon, PlusIcon, SearchIcon, SpeechIcon } from '../../ui/icons.tsx';
import type { FrameData } from '../frame-data.ts';
import { Once } from '../once.tsx';
import { OPENS_SEARCH } from '../search/search-overlay.tsx';
import styles from './phone-bar.module.css';

/** The five ways most gone, under the thumb. A page with a bar of its own says `data-page-bar`, and this one gives way. */
export function PhoneBar({ viewer, mayPost }: Pick<FrameData, 'viewer' | 'mayPost'>) {
  const { pathname } = useLocation();
  const own = viewer && areaOf(viewer);
  const here = ['/', '/post-an-ad', '/saved', '/messages', '/login', own].includes(pathname)
    ? pathname
    : null;
  return (
    <Once of={`phone bar ${own} ${mayPost} ${here}`}>
      <Ways own={own} mayPost={mayPost} here={here} />
    </Once>
  );
}

function Ways({ own, mayPost, here }: { own: string | null; mayPost: boolean; here: string | null }) {
  const post = mayPost ? '/post-an-ad' : '/register?next=/post-an-ad';
  return (
    <nav className={styles.bar} aria-label="Short ways">
      <Way url="/" label="Home" here={here} icon={<HomeIcon />} />
      <button type="button" className={styles.way} {...OPENS_SEARCH}>
        <SearchIcon />
        Find
      </button>
      {own === null || mayPost ? (
        <Way url={post} label="Post" here={here} icon={<PlusIcon />} />
      ) : (
        <Way url="/saved" label="Saved" here={here} icon={<HeartIcon />} />
      )}
      <Way url="/messages" label="Messages" here={here} icon={<SpeechIcon />} />
      <Way url={own ?? '/login'} label={own ? 'Me' : 'Log in'} here={here} icon={<PersonIcon />} />
    </nav>
  );
}

type WayProps = { url: string; label: string; here: string | null; icon: ReactNode };

function Way({ url, label, here, icon }: WayProps) {
  return (
    <a className={styles.way} href={url} aria-current={here === url ? 'page' : undefined}>
      {icon}
      {label}
    </a>
  );
}
