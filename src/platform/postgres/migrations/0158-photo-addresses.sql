-- A photo's public address is no longer the name of its files. It changes when the photo leaves the public: what
-- strangers' caches keep of an ad that was taken down leads nowhere, also when the ad comes back.

create function new_photo_address() returns text language sql volatile
  return translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_');

-- Which ads show their photos to everybody. The door that hands out photos and the trigger below both ask here.
create function has_public_photos(ad ads) returns boolean language sql immutable
  return ad.held is null
    and ad.status not in ('draft', 'pending_review', 'changes_requested', 'rejected', 'deleted');

alter table photos add column public_key text not null default new_photo_address(),
  add constraint photos_public_key_form check (public_key ~ '^[A-Za-z0-9_-]{22}$');
-- What is in public now stays where it is linked.
update photos set public_key = file_key from ads where ads.id = photos.ad_id and has_public_photos(ads);
create unique index photos_public_key on photos (public_key);

create function renew_photo_addresses() returns trigger language plpgsql as $$
begin
  update photos set public_key = new_photo_address() where ad_id = new.id;
  return null;
end
$$;
create trigger ads_renew_photo_addresses after update on ads for each row
  when (has_public_photos(old) and not has_public_photos(new))
  execute function renew_photo_addresses();

-- Taken off its ad.
create function renew_photo_address() returns trigger language plpgsql as $$
begin
  new.public_key := new_photo_address();
  return new;
end
$$;
create trigger photos_renew_address before update of ad_id on photos for each row
  when (old.ad_id is not null and new.ad_id is distinct from old.ad_id)
  execute function renew_photo_address();
