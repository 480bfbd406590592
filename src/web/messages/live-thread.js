// Adds what comes while a conversation is open: told by server-sent events, else asked for every 20 seconds.
const list = document.querySelector('[data-conversation]');
const POLL_MS = 20_000;

if (list instanceof HTMLElement) watch(list, list.dataset.conversation ?? '');

function watch(thread, id) {
  let polling;
  const events = new EventSource(`/messages/${id}/live`);
  const look = async () => {
    // Logged out, or not one's own any longer: there is nothing to wait for.
    if (await refresh(thread, id)) return;
    clearInterval(polling);
    events.close();
  };
  events.addEventListener('news', () => void look());
  events.addEventListener('open', () => {
    clearInterval(polling);
    polling = undefined;
    void look();
  });
  events.addEventListener('error', () => {
    polling ??= setInterval(look, POLL_MS);
  });
}

/** Whether it is worth asking again. */
async function refresh(thread, id) {
  const answer = await fetch(`/api/message/thread?conversationId=${id}`).catch(() => undefined);
  if (!answer) return true;
  if (!answer.ok) return answer.status >= 429;
  const { messages } = await answer.json();
  let isNews = false;
  for (const message of messages) {
    const shown = thread.querySelector(`[data-message="${message.id}"]`);
    if (shown?.dataset.state === message.state) continue;
    const item = makeItem(message, thread.dataset);
    if (shown) shown.replaceWith(item);
    else thread.append(item);
    isNews ||= !message.isMine;
  }
  if (isNews && document.visibilityState === 'visible') void sayRead(id);
  return true;
}

async function sayRead(conversationId) {
  const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  await fetch('/api/message/read', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': token },
    body: JSON.stringify({ data: { conversationId } }),
  }).catch(() => undefined);
}

/** Built by hand and filled as text: nothing that somebody wrote can become markup. */
function makeItem({ id, isMine, text, offer, sentAt, notes, state }, { other, mine, note, offered, held }) {
  const item = document.createElement('li');
  item.dataset.message = id;
  item.dataset.state = state;
  if (isMine) item.className = mine;
  item.append(element('p', text));
  if (offer) {
    const amount = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: offer.currency,
      minimumFractionDigits: offer.amount % 100 === 0 ? 0 : 2,
    });
    item.append(element('p', `Offer: ${amount.format(offer.amount / 100)}`, offered));
  }
  if (!isMine) for (const each of notes) item.append(element('p', each, note));
  if (isMine && state === 'held') item.append(element('p', held, note));
  const moment = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const foot = element('small', `${isMine ? 'You' : other} · ${moment.format(new Date(sentAt))} UTC`);
  if (!isMine && state === 'delivered') {
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
