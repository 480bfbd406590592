/**
 * A kind of job. Its name is the name of its queue in the database, so it stays as long as anybody's database may hold
 * one. What a sealed job carries can be read by this site only.
 */
export type Job<Payload extends object> = {
  readonly name: string;
  readonly isSealed?: boolean;
  /** Only a type: what a job of this kind carries. */
  readonly carries?: Payload;
};

/** A kind of job together with what is done for it. One that starts by the clock carries nothing. */
export type RunnableJob = {
  readonly name: string;
  readonly isSealed: boolean;
  /** When it starts, as in crontab; null: when a use case asks for it. */
  readonly schedule: string | null;
  readonly run: (payload: object, jobId: string) => Promise<void>;
};
