-- Staff look at open sales by days to the wall, and the watch asks each hour which come near it: among very many that
-- are over, both go by an index. Those that nobody has paid come last.
create index protected_sales_by_wall on protected_sales (coalesce(wall_at, 'infinity'::timestamptz), id)
  where ended_at is null;
