import { makeCaseStamp } from './case-stamp.ts';
import { answerCase } from './desk/answer-case.ts';
import { closeCase } from './desk/close-case.ts';
import { giveToManagement } from './desk/give-to-management.ts';
import { handOverCase } from './desk/hand-over-case.ts';
import { listColleagues } from './desk/list-colleagues.ts';
import { noteOnCase } from './desk/note-on-case.ts';
import { reopenCase } from './desk/reopen-case.ts';
import { takeFromManagement } from './desk/take-from-management.ts';
import { writeToPerson } from './desk/write-to-person.ts';
import { findCase } from './find-case.ts';
import { openCase } from './open-case.ts';
import { deleteReadyAnswer } from './ready/delete-ready-answer.ts';
import { listReadyAnswers } from './ready/list-ready-answers.ts';
import { saveReadyAnswer } from './ready/save-ready-answer.ts';
import { showCaseTalk } from './show-case-talk.ts';
import { showPromise } from './show-promise.ts';
import { writeAgain } from './write-again.ts';

/** What people write to us, and how staff answer. */
export const caseMenus = {
  cases: {
    stamp: makeCaseStamp,
    open: openCase,
    promise: showPromise,
    find: findCase,
    talk: showCaseTalk,
    writeAgain,
  },
  desk: {
    answer: answerCase,
    writeToPerson,
    note: noteOnCase,
    handOver: handOverCase,
    colleagues: listColleagues,
    close: closeCase,
    reopen: reopenCase,
    toManagement: giveToManagement,
    fromManagement: takeFromManagement,
    readyAnswers: listReadyAnswers,
    saveReadyAnswer,
    deleteReadyAnswer,
  },
};
