-- What was offered in which days: the figures of staff read no more of the table than those days.
create index offers_by_time on offers (created_at);
