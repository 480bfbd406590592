/** How often somebody hears of new ads; none: the search is saved, but sends no e-mail. */
export const ALERT_PACES = ['none', 'instant', 'daily', 'weekly'] as const;
export type AlertPace = (typeof ALERT_PACES)[number];

export const ALERT_LABELS: Record<AlertPace, string> = {
  none: 'No e-mails',
  instant: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
};
