-- The payment provider says that all of it went back, and not at our word: that ends a sale wherever it stands.
insert into sale_state_moves (from_state, to_state) values
  ('paid', 'refunded'), ('preparing', 'refunded'), ('proved', 'refunded'), ('shipped', 'refunded'),
  ('delivered', 'refunded'), ('disputed', 'refunded'), ('returning', 'refunded'), ('frozen', 'refunded'),
  ('releasing', 'refunded');
