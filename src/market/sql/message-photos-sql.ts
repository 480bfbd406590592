import { sql } from 'kysely';

/** The addresses of a message's photos, in their order. */
export const selectPhotoKeys = (messageId: string) =>
  sql<
    string[]
  >`array(select public_key from photos where photos.message_id = ${sql.ref(messageId)} order by position)`;
