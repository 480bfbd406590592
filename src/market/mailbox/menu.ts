import { listDemoMails } from './list-demo-mails.ts';
import { showDemoMail } from './show-demo-mail.ts';

/** The e-mails of a demo. */
export const mailboxMenus = {
  mailbox: { list: listDemoMails, show: showDemoMail },
};
