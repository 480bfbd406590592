-- Photos that both saw when they agreed stay as long as what the ad said: asked before any photo goes that is on no ad.
create index sale_terms_photos on sale_terms using gin (photo_ids) where hair <> '{}';
