import type { Database } from '#platform/postgres/database.ts';
import { toQueueTime } from '#rules/help/case-promise.ts';
import { HOUR_MS } from '#rules/time.ts';
import { DEMO_READY_ANSWERS, type DemoCase } from './demo-cases.ts';

type Ids = ReadonlyMap<string, string>;

/** Puts in what people wrote to us, and what staff have ready. */
export async function insertDemoCases(db: Database, cases: readonly DemoCase[], people: Ids): Promise<void> {
  for (const one of cases) await insertDemoCase(db, one, people);
  await db
    .insertInto('ready_answers')
    .values(DEMO_READY_ANSWERS.map((answer) => ({ ...answer, updated_by: people.get('dara') ?? null })))
    .execute();
}

async function insertDemoCase(db: Database, one: DemoCase, people: Ids): Promise<void> {
  const findId = (key: string | null) => (key === null ? null : (people.get(key) ?? null));
  const after = (hours: number) => new Date(one.openedAt.getTime() + hours * HOUR_MS);
  const lastAt = after(one.entries.at(-1)?.hours ?? 0);
  const { id } = await db
    .insertInto('cases')
    .values({
      case_number: one.number,
      topic: one.topic,
      email: one.email,
      account_id: findId(one.writerKey),
      text: one.text,
      created_at: one.openedAt,
      last_at: lastAt,
      due_at: one.dueAt,
      queued_at: one.dueAt ? toQueueTime(one.topic, one.dueAt) : lastAt,
      closed_at: one.closedAt,
      handler_id: findId(one.handlerKey),
      for_management: one.isForManagement,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (one.entries.length === 0) return;
  await db
    .insertInto('case_entries')
    .values(
      one.entries.map(({ kind, byKey, text, hours }) => ({
        case_id: id,
        kind,
        author_id: findId(byKey),
        created_at: after(hours),
        ...(kind === 'note' ? { note: text } : { text }),
      })),
    )
    .execute();
}
