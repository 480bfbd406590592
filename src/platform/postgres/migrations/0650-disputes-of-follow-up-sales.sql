-- A follow-up sale whose buyer or seller was shut out while the bank was thinking: the hair is with its buyer already, so that
-- it is as any posted sale of theirs, a dispute by staff.
insert into sale_state_moves (from_state, to_state) values ('paid', 'disputed');

create or replace function guard_follow_up() returns trigger language plpgsql as $$
begin
  if new.follows is null then
    raise exception using errcode = 'FH011', message = 'Hair that was never posted is neither paid for nor disputed.';
  end if;
  return new;
end
$$;
drop trigger protected_sales_guard_follow_up on protected_sales;
create trigger protected_sales_guard_follow_up before update on protected_sales for each row
  when (old.state = 'paid' and new.state in ('releasing', 'disputed')) execute function guard_follow_up();
