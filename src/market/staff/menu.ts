import { hireStaff } from '../accounts/hire-staff.ts';
import { listAllTexts } from '../banner/list-all-texts.ts';
import { deleteBannerText } from '../banner/delete-banner-text.ts';
import { saveBannerText } from '../banner/save-banner-text.ts';
import { switchOffPlan } from '../payments/plans/switch-off-plan.ts';
import { activateSubscription } from './subscriptions/activate-subscription.ts';
import { doInBulk } from './do-in-bulk.ts';
import { exportTable } from './tables/export-table.ts';
import { changeRole } from '../accounts/change-role.ts';
import { findSellerToHelp } from './ads/find-seller-to-help.ts';
import { listAudit } from './tables/list-audit.ts';
import { listCases } from './cases/list-cases.ts';
import { showCaseFile } from './cases/show-case-file.ts';
import { listHeld } from './reports/list-held.ts';
import { listLedgerRows } from './ledger/list-ledger-rows.ts';
import { sumLedgerRows } from './ledger/sum-ledger-rows.ts';
import { exportSaleFigures } from './ledger/sales/export-sale-figures.ts';
import { listSaleEntries } from './ledger/sales/list-sale-entries.ts';
import { showSaleFigures } from './ledger/sales/show-sale-figures.ts';
import { listReports } from './reports/list-reports.ts';
import { listStaffAds } from './ads/list-staff-ads.ts';
import { listSubscriptions } from './subscriptions/list-subscriptions.ts';
import { listUsers } from './users/list-users.ts';
import { listBriefs } from './people/list-briefs.ts';
import { listNotes } from './people/notes/list-notes.ts';
import { noteOnPerson } from './people/notes/note-on-person.ts';
import { takeBackNote } from './people/notes/take-back-note.ts';
import { banPerson } from './bans/ban-person.ts';
import { liftBan } from './bans/lift-ban.ts';
import { listBans } from './bans/list-bans.ts';
import { openAdFile } from './ads/open-ad-file.ts';
import { openHeldFile } from './reports/open-held-file.ts';
import { deleteUserAccount } from './users/delete-user-account.ts';
import { exportUserData } from './users/export-user-data.ts';
import { restoreUser } from './users/restore-user.ts';
import { revealAddress } from './users/reveal-address.ts';
import { exportFigures } from './figures/export-figures.ts';
import { showFigures } from './figures/show-figures.ts';
import { showReport } from './reports/show-report.ts';
import { openUserFile } from './users/open-user-file.ts';
import { countWaiting } from './today/count-waiting.ts';
import { showToday } from './today/show-today.ts';
import { suspendUser } from './users/suspend-user.ts';

/** Everything that only staff do. */
export const staffMenus = {
  staff: {
    today: showToday,
    waiting: countWaiting,
    ads: listStaffAds,
    adFile: openAdFile,
    findSeller: findSellerToHelp,
    users: listUsers,
    user: openUserFile,
    revealAddress,
    suspend: suspendUser,
    restore: restoreUser,
    exportUserData,
    deleteUserAccount,
    hire: hireStaff,
    changeRole,
    subscriptions: listSubscriptions,
    activateSubscription,
    switchOffPlan,
    reports: listReports,
    report: showReport,
    held: listHeld,
    cases: listCases,
    caseFile: showCaseFile,
    heldFile: openHeldFile,
    briefs: listBriefs,
    notes: listNotes,
    noteOnPerson,
    takeBackNote,
    bans: listBans,
    banPerson,
    liftBan,
    audit: listAudit,
    ledger: listLedgerRows,
    ledgerTotals: sumLedgerRows,
    saleLedger: listSaleEntries,
    saleFigures: showSaleFigures,
    saleFiguresFile: exportSaleFigures,
    figures: showFigures,
    figuresFile: exportFigures,
    bulk: doInBulk,
    export: exportTable,
    bannerTexts: listAllTexts,
    saveBannerText,
    deleteBannerText,
  },
};
