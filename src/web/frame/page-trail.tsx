import { useLocation } from 'react-router';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import styles from './page-trail.module.css';

const MESSAGES = { label: 'Messages', url: '/messages' };
const PLANS = { label: 'Plans and prices', url: '/payment/' };
const POST = { label: 'Post an ad', url: '/post-an-ad' };

/** Where the pages stand that people use and do not read; pages of words and ads draw their own way. */
const TRAILS: readonly [path: RegExp, ...crumbs: Crumb[]][] = [
  [/^\/login$/, { label: 'Log in', url: '/login' }],
  [/^\/register$/, { label: 'Register', url: '/register' }],
  [/^\/verify$/, { label: 'Register', url: '/register' }, { label: 'Your code', url: '/verify' }],
  [
    /^\/forgot-password$/,
    { label: 'Log in', url: '/login' },
    { label: 'A new password', url: '/forgot-password' },
  ],
  [/^\/messages$/, MESSAGES],
  [/^\/messages\/new$/, MESSAGES, { label: 'A new message', url: '/messages/new' }],
  [/^\/messages\/settings$/, MESSAGES, { label: 'Mails and blocked people', url: '/messages/settings' }],
  [/^\/messages\/[^/]+$/, MESSAGES, { label: 'Conversation', url: '' }],
  [/^\/reports?(?:\/|$)/, { label: 'Report', url: '/report' }],
  [/^\/payment\/$/, PLANS],
  [/^\/payment\/order\//, PLANS, { label: 'Your order', url: '' }],
  [/^\/post-an-ad$/, POST],
  [/^\/post-an-ad\//, POST, { label: 'Your ad', url: '' }],
  [/^\/dev\/mail$/, { label: 'Demo mailbox', url: '/dev/mail' }],
  [/^\/api\/docs$/, { label: 'API', url: '/api/docs' }],
];

export function PageTrail() {
  const { pathname } = useLocation();
  const [, ...crumbs] = TRAILS.find(([path]) => path.test(pathname)) ?? [];
  if (crumbs.length === 0) return null;
  return (
    <div className={styles.trail}>
      <Breadcrumbs crumbs={[{ label: 'Home', url: '/' }, ...crumbs]} />
    </div>
  );
}
