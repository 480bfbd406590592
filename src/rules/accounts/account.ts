export const ROLES = ['admin', 'creator', 'moderator', 'enduser'] as const;
export type Role = (typeof ROLES)[number];
export type StaffRole = Exclude<Role, 'enduser'>;

/** Numbers, because the login answer and the `at` cookie carry them as numbers. Staff are neither buyer nor seller. */
export const ACCOUNT_TYPE = { staff: 0, buyer: 1, seller: 2 } as const;
export type AccountType = (typeof ACCOUNT_TYPE)[keyof typeof ACCOUNT_TYPE];

export const BUYER_KINDS = ['wig-maker', 'salon', 'extension-maker', 'artist', 'private'] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

/** Somebody who is signed in, as every use case knows them. */
export type Account = {
  id: string;
  email: string;
  username: string;
  role: Role;
  accountType: AccountType;
  /** Where they said they live: what forms offer first. */
  country?: string;
  /** Staff of a real site who have not set up their second factor yet: until then they manage their account only. */
  lacksSecondFactor?: boolean;
  /** Whether password or second factor was given on this session a short while ago. */
  hasFreshProof?: boolean;
  /** Whether it was given for what they do now. */
  hasProofOfNow?: boolean;
};

/** Whoever is asking: an account, or null for a visitor. */
export type Viewer = Account | null;

/** Where somebody's own area is. */
export function toAreaPath(account: Pick<Account, 'role' | 'accountType'>): string {
  if (account.role !== 'enduser') return '/super-admin-user/ad-list';
  return account.accountType === ACCOUNT_TYPE.buyer ? '/buyer/buyer-profile' : '/seller/seller-profile';
}

/** Where somebody changes their own account. */
export function toSettingsPath(account: Pick<Account, 'role' | 'accountType'>): string {
  return account.role === 'enduser' ? `${toAreaPath(account)}/settings` : '/super-admin-user/settings';
}

/** The word on the badge beside somebody's name. */
export function toBadge({
  role,
  accountType,
}: Pick<Account, 'role' | 'accountType'>): Uppercase<StaffRole | 'buyer' | 'seller'> {
  if (role !== 'enduser') return role.toUpperCase() as Uppercase<StaffRole>;
  return accountType === ACCOUNT_TYPE.buyer ? 'BUYER' : 'SELLER';
}
