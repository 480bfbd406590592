// Adds what comes while a conversation is open: told by server-sent events, else asked for every 20 seconds.
const list = document.querySelector('[data-conversation]');
const POLL_MS = 20_000;

if (list instanceof HTMLElement) watch(list, list.dataset.conversation ?? '');

function watch(thread, id) {
  const look = () => void refresh(thread, id);
  let polling;
  const events = new EventSource(`/messages/${id}/live`);
  events.addEventListener('news', look);
  events.addEventListener('open', () => {
    clearInterval(polling);
    polling = undefined;
    look();
  });
  events.addEventListener('error', () => {
    polling ??= setInterval(look, POLL_MS);
  });
}

async function refresh(thread, id) {
  const answer = await fetch(`/api/message/thread?conversationId=${id}`).catch(() => undefined);
  if (!answer?.ok) return;
  const { messages } = await answer.json();
  for (const message of messages)
    if (!thread.querySelector(`[data-message="${message.id}"]`))
      thread.append(itemOf(message, thread.dataset));
}

/** Built by hand and filled as text: nothing that somebody wrote can become markup. */
function itemOf({ id, isMine, text, offer, sentAt, notes }, { other, mine, note }) {
  const item = document.createElement('li');
  item.dataset.message = id;
  if (isMine) item.className = mine;
  item.append(element('p', text));
  if (offer) {
    const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: offer.currency });
    item.append(element('p', `Offer: ${amount.format(offer.amount / 100)}`));
  }
  if (!isMine) for (const each of notes) item.append(element('p', each, note));
  const when = new Date(sentAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const foot = element('small', `${isMine ? 'You' : other} · ${when}`);
  if (!isMine) {
    const report = element('a', 'Report');
    report.href = `/report?kind=message&id=${id}`;
    foot.append(' ', report);
  }
  item.append(foot);
  return item;
}

function element(name, text, className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}
