import { type RawBuilder, sql } from 'kysely';
import type { Cursor, CursorType } from '../cursor.ts';

/** As text, because a time in JavaScript has no microseconds and would come back as another one. */
export const toCursorValue = (value: RawBuilder<unknown>) => sql<string>`to_json(${value}) #>> '{}'`;

/** By what a list is ordered, and the id that settles equal ones. */
type ListOrder = {
  value: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  type: CursorType;
  downwards: boolean;
};

/** Only what stands behind the cursor: one comparison of both, which an index over both answers. */
export const isBeyond = ({ value, id, type, downwards }: ListOrder, cursor: Cursor) =>
  sql<boolean>`(${value}, ${id}) ${sql.raw(downwards ? '<' : '>')} (${cursor.value}::${sql.raw(type)}, ${cursor.id}::uuid)`;
