import { countWaitingSales } from './count-waiting-sales.ts';
import { acceptDecision } from './disputes/accept-decision.ts';
import { addEvidence } from './disputes/add-evidence.ts';
import { answerDispute } from './disputes/answer-dispute.ts';
import { appealDecision } from './disputes/appeal-decision.ts';
import { dropDispute } from './disputes/drop-dispute.ts';
import { giveIn } from './disputes/give-in.ts';
import { openDispute } from './disputes/open-dispute.ts';
import { judgeBuying } from './agree/judge-buying.ts';
import { showPurchase } from './agree/show-purchase.ts';
import { suggestTerms } from './agree/suggest-terms.ts';
import { captureSale } from './pay/capture-sale.ts';
import { openSalePayment } from './pay/open-sale-payment.ts';
import { connectPayout } from './payout/connect-payout.ts';
import { disconnectPayout } from './payout/disconnect-payout.ts';
import { refreshPayout, showPayout } from './payout/show-payout.ts';
import { noteReturn } from './returns/note-return.ts';
import { objectReturn } from './returns/object-return.ts';
import { postReturn } from './returns/post-return.ts';
import { tellReturnAddress } from './returns/tell-return-address.ts';
import { listAdLights } from './show/list-ad-lights.ts';
import { listSales } from './show/list-sales.ts';
import { openSalePhoto } from './show/open-sale-photo.ts';
import { showEvidenceFile } from './show/show-evidence-file.ts';
import { showSale } from './show/show-sale.ts';
import { showTalkSale } from './show/show-talk-sale.ts';
import { decideAppeal } from './staff/decide/decide-appeal.ts';
import { decideDispute } from './staff/decide/decide-dispute.ts';
import { freezeSale } from './staff/freeze-sale.ts';
import { listAllSales } from './staff/list-all-sales.ts';
import { openFollowUp } from './staff/aftermath/open-follow-up.ts';
import { noteDebtPaid } from './staff/aftermath/note-debt-paid.ts';
import { noteArrivalByStaff } from './staff/note-arrival-by-staff.ts';
import { postponeDecision } from './staff/decide/postpone-decision.ts';
import { refundAfterRelease } from './staff/aftermath/refund-after-release.ts';
import { retrySaleMoney } from './staff/retry-sale-money.ts';
import { revealSaleAddress } from './staff/reveal-sale-address.ts';
import { showSaleToStaff } from './staff/show-sale-to-staff.ts';
import { unfreezeSale } from './staff/unfreeze-sale.ts';
import { acceptHair } from './steps/accept-hair.ts';
import { answerCancel } from './steps/cancel/answer-cancel.ts';
import { askToCancel } from './steps/cancel/ask-to-cancel.ts';
import { cancelSale } from './steps/cancel/cancel-sale.ts';
import { checkLight } from './steps/check-light.ts';
import { correctParcel } from './steps/parcel/correct-parcel.ts';
import { grantDays } from './steps/grant-days.ts';
import { noteArrival } from './steps/parcel/note-arrival.ts';
import { offerPart } from './steps/offer-part.ts';
import { proveHair } from './steps/prove-hair.ts';
import { sayArrived } from './steps/parcel/say-arrived.ts';
import { shipHair } from './steps/parcel/ship-hair.ts';
import { showCodeWord } from './steps/show-code-word.ts';
import { stopSale } from './steps/cancel/stop-sale.ts';
import { takePart } from './steps/take-part.ts';
import { waitLonger } from './steps/wait-longer.ts';
import { withdrawSale } from './steps/cancel/withdraw-sale.ts';

/** Everything that can be done with protected sales. */
export const saleMenus = {
  sales: {
    show: showSale,
    list: listSales,
    countWaiting: countWaitingSales,
    ofTalk: showTalkSale,
    ofAds: listAdLights,
    suggestTerms,
    judgeBuying,
    purchase: showPurchase,
    openPhoto: openSalePhoto,
    withdraw: withdrawSale,
    waitLonger,
    pay: openSalePayment,
    capture: captureSale,
    checkLight,
    showCodeWord,
    prove: proveHair,
    ship: shipHair,
    correctParcel,
    grantDays,
    askToCancel,
    answerCancel,
    cancel: cancelSale,
    stop: stopSale,
    sayArrived,
    noteArrival,
    acceptHair,
    offerPart,
    takePart,
    dispute: openDispute,
    answer: answerDispute,
    addEvidence,
    drop: dropDispute,
    giveIn,
    acceptDecision,
    appeal: appealDecision,
    tellReturnAddress,
    postReturn,
    returnCame: noteReturn,
    objectReturn,
    evidenceFile: showEvidenceFile,
  },
  staffSales: {
    list: listAllSales,
    show: showSaleToStaff,
    decide: decideDispute,
    decideAppeal,
    postpone: postponeDecision,
    noteArrival: noteArrivalByStaff,
    openFollowUp,
    noteDebtPaid,
    freeze: freezeSale,
    unfreeze: unfreezeSale,
    revealAddress: revealSaleAddress,
    retryMoney: retrySaleMoney,
    refundAfterRelease,
  },
  payout: { connect: connectPayout, show: showPayout, refresh: refreshPayout, disconnect: disconnectPayout },
};
