-- Whether a guide helped: counted by day, with nobody's name.
create table page_votes (
  path text not null,
  day date not null,
  yes integer not null default 0,
  no integer not null default 0,
  primary key (path, day),
  constraint page_votes_path_form check (path ~ '^/[a-z-]{1,60}/$')
);
