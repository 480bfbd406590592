import { archiveConversation } from './archive-conversation.ts';
import { blockPerson } from './block-person.ts';
import { countUnread } from './count-unread.ts';
import { keepDraft } from './write/keep-draft.ts';
import { listBlocked } from './list-blocked.ts';
import { listConversations } from './list-conversations.ts';
import { markRead } from './mark-read.ts';
import { openMessagePhoto } from './photos/open-message-photo.ts';
import { showDraft } from './write/show-draft.ts';
import { showThread } from './show-thread.ts';
import { watchThread } from './live/watch-thread.ts';

/** Everything that can be done with messages. */
export const messageMenus = {
  messages: {
    list: listConversations,
    thread: showThread,
    markRead,
    countUnread,
    archive: archiveConversation,
    openPhoto: openMessagePhoto,
    watch: watchThread,
    block: blockPerson,
    blocked: listBlocked,
    keepDraft,
    showDraft,
  },
};
