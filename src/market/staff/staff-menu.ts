import { hireStaff } from '../accounts/hire-staff.ts';
import { listAllTexts } from '../banner/list-all-texts.ts';
import { saveBannerText } from '../banner/save-banner-text.ts';
import { switchOffPlan } from '../payments/switch-off-plan.ts';
import { activateSubscription } from './activate-subscription.ts';
import { doInBulk } from './do-in-bulk.ts';
import { exportTable } from './export-table.ts';
import { findSellerToHelp } from './find-seller-to-help.ts';
import { listAudit } from './list-audit.ts';
import { listHeld } from './list-held.ts';
import { listReports } from './list-reports.ts';
import { listStaffAds } from './list-staff-ads.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { listUsers } from './list-users.ts';
import { openAdFile } from './open-ad-file.ts';
import { restoreUser } from './restore-user.ts';
import { revealAddress } from './reveal-address.ts';
import { showFigures } from './show-figures.ts';
import { showReport } from './show-report.ts';
import { showUser } from './show-user.ts';
import { suspendUser } from './suspend-user.ts';

/** Everything that only staff do. */
export const staffMenu = {
  ads: listStaffAds,
  adFile: openAdFile,
  findSeller: findSellerToHelp,
  users: listUsers,
  user: showUser,
  revealAddress,
  suspend: suspendUser,
  restore: restoreUser,
  hire: hireStaff,
  subscriptions: listSubscriptions,
  activateSubscription,
  switchOffPlan,
  reports: listReports,
  report: showReport,
  held: listHeld,
  audit: listAudit,
  figures: showFigures,
  bulk: doInBulk,
  export: exportTable,
  bannerTexts: listAllTexts,
  saveBannerText,
};
