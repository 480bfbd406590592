import { hireStaff } from '../accounts/hire-staff.ts';
import { listAllTexts } from '../banner/list-all-texts.ts';
import { deleteBannerText } from '../banner/delete-banner-text.ts';
import { saveBannerText } from '../banner/save-banner-text.ts';
import { switchOffPlan } from '../payments/plans/switch-off-plan.ts';
import { activateSubscription } from './subscriptions/activate-subscription.ts';
import { doInBulk } from './do-in-bulk.ts';
import { exportTable } from './tables/export-table.ts';
import { findSellerToHelp } from './ads/find-seller-to-help.ts';
import { listAudit } from './tables/list-audit.ts';
import { listHeld } from './reports/list-held.ts';
import { listReports } from './reports/list-reports.ts';
import { listStaffAds } from './ads/list-staff-ads.ts';
import { listSubscriptions } from './subscriptions/list-subscriptions.ts';
import { listUsers } from './users/list-users.ts';
import { openAdFile } from './ads/open-ad-file.ts';
import { restoreUser } from './users/restore-user.ts';
import { revealAddress } from './users/reveal-address.ts';
import { showFigures } from './figures/show-figures.ts';
import { showReport } from './reports/show-report.ts';
import { showUser } from './users/show-user.ts';
import { suspendUser } from './users/suspend-user.ts';

/** Everything that only staff do. */
export const staffMenus = {
  staff: {
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
    deleteBannerText,
  },
};
