import { accountMenus } from './accounts/menu.ts';
import { adMenus } from './ads/menu.ts';
import { bannerMenus } from './banner/menu.ts';
import { bundleMenus } from './bundles/menu.ts';
import { caseMenus } from './cases/menu.ts';
import { statementMenus } from './statements/menu.ts';
import { diagnosticMenus } from './diagnostics/menu.ts';
import { invitationMenus } from './invitations/menu.ts';
import { helpMenus } from './help/menu.ts';
import { mailboxMenus } from './mailbox/menu.ts';
import { messageMenus } from './messages/menu.ts';
import { offerMenus } from './offers/menu.ts';
import { reportMenus } from './moderation/menu.ts';
import { notificationMenus } from './notifications/menu.ts';
import { paymentMenus } from './payments/menu.ts';
import { photoMenus } from './photos/menu.ts';
import { priceMenus } from './prices/menu.ts';
import { ratingMenus } from './ratings/menu.ts';
import { savedMenus } from './saved/menu.ts';
import { saleMenus } from './sales/menu.ts';
import { searchMenus } from './searches/menu.ts';
import { staffMenus } from './staff/menu.ts';
import { certifiedMenus } from './certified/menu.ts';
import { traderMenus } from './traders/menu.ts';
import { wantedMenus } from './wanted/menu.ts';

/** The menu: everything that can be done here, handed in by the subject that does it. */
export const MENUS = {
  ...accountMenus,
  ...adMenus,
  ...bannerMenus,
  ...bundleMenus,
  ...caseMenus,
  ...statementMenus,
  ...diagnosticMenus,
  ...helpMenus,
  ...invitationMenus,
  ...mailboxMenus,
  ...messageMenus,
  ...reportMenus,
  ...notificationMenus,
  ...offerMenus,
  ...paymentMenus,
  ...photoMenus,
  ...priceMenus,
  ...ratingMenus,
  ...saleMenus,
  ...savedMenus,
  ...searchMenus,
  ...staffMenus,
  ...certifiedMenus,
  ...traderMenus,
  ...wantedMenus,
};
