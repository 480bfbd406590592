-- What is over is asked for whatever its state, the newest first: by the indexes that begin with the state, all offers of
-- somebody who trades were read and sorted for one page.
create index offers_of_seller_by_time on offers (seller_id, created_at desc, id desc);
create index offers_of_buyer_by_time on offers (buyer_id, created_at desc, id desc);
