import { startBanner } from './banner.ts';
import { startFaqSearch } from './faq-search.ts';
import { startFilterCount } from './filter-count.ts';
import { startHearts } from './hearts.ts';
import { startLoadMore } from './load-more.ts';
import { startLoadingOverlay } from './loading-overlay.ts';
import { watchLoginForms } from './login-form.ts';
import { watchLogout } from './logout.ts';
import { startMenus } from './menus.ts';
import { startPasswordFields } from './password-fields.ts';
import { startResendWait } from './resend-wait.ts';
import { followNewAddress } from './saved-login.ts';
import { startScrollMarks } from './scroll-marks.ts';
import { startSearch } from './search.ts';
import { startShareAd } from './share-ad.ts';
import { logInSilently } from './silent-login.ts';
import { startSuggestions } from './suggestions.ts';
import { startToasts } from './toasts.ts';
import { startUsualCurrency } from './usual-currency.ts';
import { startZoom } from './zoom.ts';

// The one script of every page. Each line is one thing that works without it too.
// Styles ask this too: without script the bar sticks from the start, and buttons that need it are not shown.
document.documentElement.dataset['script'] = '';
startToasts();
startScrollMarks();
startBanner();
startMenus();
startSearch();
startSuggestions();
startFaqSearch();
startUsualCurrency();
startFilterCount();
startLoadMore();
startZoom();
startShareAd();
startHearts();
startPasswordFields();
startResendWait();
watchLogout();
watchLoginForms();
// After those that send a form by themselves, so that no veil falls for them.
startLoadingOverlay();
followNewAddress();
void logInSilently();
