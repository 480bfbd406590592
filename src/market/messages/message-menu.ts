import { archiveConversation } from './archive-conversation.ts';
import { blockPerson } from './block-person.ts';
import { contactSeller } from './contact-seller.ts';
import { keepDraft } from './keep-draft.ts';
import { listBlocked } from './list-blocked.ts';
import { listConversations } from './list-conversations.ts';
import { markRead } from './mark-read.ts';
import { resolveHeldMessage } from './resolve-held-message.ts';
import { sendMessage } from './send-message.ts';
import { showDraft } from './show-draft.ts';
import { showThread } from './show-thread.ts';
import { watchThread } from './watch-thread.ts';

/** Everything that can be done with messages. */
export const messageMenu = {
  contactSeller,
  list: listConversations,
  thread: showThread,
  send: sendMessage,
  markRead,
  archive: archiveConversation,
  watch: watchThread,
  block: blockPerson,
  blocked: listBlocked,
  resolveHeld: resolveHeldMessage,
  keepDraft,
  showDraft,
};
