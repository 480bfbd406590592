import { noteHelpMiss } from './note-help-miss.ts';
import { voteOnPage } from './vote-on-page.ts';

/** Whether our pages helped. */
export const helpMenus = {
  help: { noteMiss: noteHelpMiss, vote: voteOnPage },
};
