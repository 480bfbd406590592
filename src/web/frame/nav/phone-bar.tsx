import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { toAreaPath } from '#rules/accounts/account.ts';
import { HeartIcon, HomeIcon, PersonIcon, PlusIcon, SearchIcon, SpeechIcon } from '../../ui/icons/icons.tsx';
import type { FrameData } from '../frame-context.ts';
import { UnreadCount } from './unread-count.tsx';
import { OPENS_SEARCH } from '../search/search-invokers.ts';
import layout from '../../ui/layout.module.css';
import styles from './phone-bar.module.css';

/** The five ways most gone, under the thumb. A page with a bar of its own says `data-page-bar`, and this one gives way. */
export function PhoneBar({
  viewer,
  mayPost,
  isMeKnown,
  unread,
}: Pick<FrameData, 'viewer' | 'mayPost' | 'isMeKnown' | 'unread'>) {
  const { pathname } = useLocation();
  const own = viewer && toAreaPath(viewer);
  const here = ['/', '/all-ads', '/post-an-ad', '/saved', '/messages', '/login', own].includes(pathname)
    ? pathname
    : null;
  return <Shortcuts own={own} mayPost={mayPost} here={here} isUnsure={!isMeKnown} unread={unread} />;
}

type ShortcutsProps = {
  own: string | null;
  mayPost: boolean;
  here: string | null;
  isUnsure: boolean;
  unread: FrameData['unread'];
};

function Shortcuts({ own, mayPost, here, isUnsure, unread }: ShortcutsProps) {
  const post = mayPost ? '/post-an-ad' : '/register?next=/post-an-ad';
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      <Shortcut url="/" label="Home" here={here} icon={<HomeIcon />} />
      <button
        type="button"
        className={styles.way}
        aria-current={here === '/all-ads' ? 'page' : undefined}
        {...OPENS_SEARCH}
      >
        <SearchIcon />
        Find
      </button>
      {own === null || mayPost ? (
        <Shortcut url={post} label="Post" here={here} icon={<PlusIcon />} isUnsure={isUnsure} />
      ) : (
        <Shortcut url="/saved" label="Saved" here={here} icon={<HeartIcon />} />
      )}
      <Shortcut
        url="/messages"
        label="Messages"
        here={here}
        icon={<SpeechIcon />}
        unread={unread.messages}
        sales={unread.sales}
      />
      <Shortcut
        url={own ?? '/login'}
        label={own ? 'Me' : 'Log in'}
        here={here}
        icon={<PersonIcon />}
        isUnsure={isUnsure}
        unread={own ? unread.news : 0}
        sales={own ? unread.sales : 0}
      />
    </nav>
  );
}

type ShortcutProps = {
  url: string;
  label: string;
  here: string | null;
  icon: ReactNode;
  isUnsure?: boolean;
  unread?: number;
  /** In how many sales something waits: a dot, where no number stands. */
  sales?: number;
};

function Shortcut({ url, label, here, icon, isUnsure = false, unread = 0, sales = 0 }: ShortcutProps) {
  return (
    <a
      className={`${styles.way} ${isUnsure ? layout.unsure : ''}`}
      href={url}
      aria-current={here === url ? 'page' : undefined}
      data-waits={(sales > 0 && unread < 1) || undefined}
    >
      {icon}
      {label}
      <UnreadCount count={unread} />
    </a>
  );
}
