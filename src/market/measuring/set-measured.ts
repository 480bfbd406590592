import type { Unit } from '#platform/unit-of-work.ts';
import { insertMeasurement, type Measurement, removeMeasurement } from './measurement-store.ts';

/** Somebody of our staff has compared the length with the tape. */
export const setMeasured = ({ db }: Unit, seen: Measurement): Promise<void> => insertMeasurement(db, seen);

/** It was not so after all. */
export const unsetMeasured = ({ db }: Unit, adId: string): Promise<void> => removeMeasurement(db, adId);
