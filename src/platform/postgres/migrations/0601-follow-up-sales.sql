-- A parcel that came after its money had gone back is paid for in a sale of its own, of the same terms. Its hair is with the
-- buyer already: what is paid goes straight to the seller, in such a sale and in no other.
insert into sale_state_moves (from_state, to_state) values ('paid', 'releasing');

create function guard_follow_up() returns trigger language plpgsql as $$
begin
  if new.follows is null then
    raise exception using errcode = 'FH011', message = 'Hair that was never posted is not paid for.';
  end if;
  return new;
end
$$;
create trigger protected_sales_guard_follow_up before update on protected_sales for each row
  when (old.state = 'paid' and new.state = 'releasing') execute function guard_follow_up();

-- One of them at a time, and one that is paid for ever.
drop index protected_sales_follow;
create unique index protected_sales_one_follow_up on protected_sales (follows)
  where follows is not null and state not in ('withdrawn', 'lapsed', 'refunded', 'reversed');
create index protected_sales_follow on protected_sales (follows) where follows is not null;
-- Who still owes for one.
create index protected_sales_unpaid_follow_ups on protected_sales (buyer_id)
  where follows is not null and captured_at is null;
