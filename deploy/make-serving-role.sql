-- Read by psql when the database is made. The site gives this role its rights itself, at its first start.
\getenv site_password SITE_PASSWORD
create role fairhank_site login password :'site_password';
