/** For how many days an address or a device can be banned: a ban always ends. */
export const BAN_DAYS = [7, 30, 90, 365] as const;
