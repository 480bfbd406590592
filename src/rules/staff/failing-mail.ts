/** 'Mail has failed since 14:02 UTC …': with the day, if that was not today. */
export function describeFailingMail(since: Date, now: Date): string {
  const [day, time] = [since.toISOString().slice(0, 10), since.toISOString().slice(11, 16)];
  const when = day === now.toISOString().slice(0, 10) ? time : `${day}, ${time}`;
  return `Mail has failed since ${when} UTC: no code and no notice reaches anybody. Tell whoever runs the site to try npm run mail-test.`;
}
