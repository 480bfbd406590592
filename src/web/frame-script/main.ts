import { startBanner } from './banner.ts';
import { startFaqSearch } from './faq-search.ts';
import { startLoadingOverlay } from './loading-overlay.ts';
import { startMenus } from './menus.ts';
import { startScrollMarks } from './scroll-marks.ts';
import { startSearch } from './search.ts';
import { startToasts } from './toasts.ts';

// What makes the frame nicer than its HTML. Every page works without this file.
document.documentElement.dataset['script'] = '';
startScrollMarks();
startBanner();
startMenus();
startSearch();
startLoadingOverlay();
startToasts();
startFaqSearch();
