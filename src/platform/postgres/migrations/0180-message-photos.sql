-- Photos in messages. An upload goes on an ad or into a message, never both, and a message may be photos alone.
-- A photo of a message is never public: the door of public photos asks for its ad, and it has none.

alter table photos
  add column message_id uuid references messages,
  drop constraint photos_attached_whole,
  add constraint photos_attached_whole check (
    case state
      when 'attached' then num_nonnulls(ad_id, message_id) = 1 and position is not null
      else num_nonnulls(ad_id, message_id, position) = 0
    end
  ),
  add constraint photos_message_position_once unique (message_id, position) deferrable initially deferred;

-- That a message without words has a photo is asked by the rules: the photo is put into it after its row is there.
alter table messages
  drop constraint messages_text_length,
  add constraint messages_text_length check (char_length(original_text) <= 1000),
  drop constraint messages_shown_text_length,
  add constraint messages_shown_text_length check (char_length(shown_text) <= 10000);
