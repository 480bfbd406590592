/** The mark of the house: a tied hank. logo-mark.svg is the same drawing as a file. */
export function HankMark() {
  return (
    <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
      <rect width="64" height="64" rx="16" fill="#8e2f1b" />
      <g fill="none" stroke="#fbf6ee" strokeLinecap="round">
        <path d="M27 17 24 9M32 17V8M37 17 40 9" strokeWidth="4" />
        <path d="M25 25c-8 8 4 13-2 21-2 3-2 6 0 9" strokeWidth="4.5" />
        <path d="M32 25c-7 8 6 14 0 22-2 3-2 6 1 10" strokeWidth="5" />
        <path d="M39 25c-6 8 8 13 3 21-2 3-2 6 0 9" strokeWidth="4.5" />
      </g>
      <rect x="20" y="16.5" width="24" height="8.5" rx="4.25" fill="#f0ae2e" />
    </svg>
  );
}
