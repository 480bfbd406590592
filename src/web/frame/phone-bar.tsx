import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { areaOf } from '#rules/account.ts';
import { HeartIcon, HomeIcon, PersonIcon, PlusIcon, SearchIcon, SpeechIcon } from '../ui/icons.tsx';
import type { FrameData } from './frame-data.ts';
import { OPENS_SEARCH } from './search-overlay.tsx';
import styles from './phone-bar.module.css';

/** The five ways most gone, under the thumb. A page with a bar of its own says `data-page-bar`, and this one gives way. */
export function PhoneBar({ viewer, mayPost }: Pick<FrameData, 'viewer' | 'mayPost'>) {
  return (
    <nav className={styles.bar} aria-label="Short ways">
      <Way url="/" label="Home" icon={<HomeIcon />} />
      <button type="button" className={styles.way} {...OPENS_SEARCH}>
        <SearchIcon />
        Find
      </button>
      {viewer === null || mayPost ? (
        <Way url={mayPost ? '/post-an-ad' : '/register?next=/post-an-ad'} label="Post" icon={<PlusIcon />} />
      ) : (
        <Way url="/saved" label="Saved" icon={<HeartIcon />} />
      )}
      <Way url="/messages" label="Messages" icon={<SpeechIcon />} />
      <Way url={viewer ? areaOf(viewer) : '/login'} label={viewer ? 'Me' : 'Log in'} icon={<PersonIcon />} />
    </nav>
  );
}

function Way({ url, label, icon }: { url: string; label: string; icon: ReactNode }) {
  const isHere = useLocation().pathname === url;
  return (
    <a className={styles.way} href={url} aria-current={isHere ? 'page' : undefined}>
      {icon}
      {label}
    </a>
  );
}
